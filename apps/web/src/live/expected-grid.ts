import type { Grid } from '@meridian/domain/columns/grid';
import type { GridClient, GridHandle, GridTopic } from '@meridian/live-client/grid/grid-model';
import type { LiveSession } from '@meridian/live-client/live-session';

type Expected = { readonly grid: Grid; readonly topic: string; readonly handle: GridHandle };

/** After the sign-in a screen opens at once. Another one than was expected needs no such rows. */
const MAX_UNUSED_MS = 10_000;

const expected = new WeakMap<GridClient, Expected>();

/** Opens a grid before its screen is drawn, so that its rows travel meanwhile. */
export function expectGrid(
  client: GridClient,
  live: Pick<LiveSession, 'getSnapshot' | 'subscribe'>,
  grid: Grid,
  topic: GridTopic,
): void {
  const handle = client.open(grid, topic);
  expected.set(client, { grid, topic: JSON.stringify(topic), handle });
  const stop = live.subscribe(() => {
    if (live.getSnapshot().identity === null) return;
    stop();
    setTimeout(() => {
      if (expected.get(client)?.handle !== handle) return;
      expected.delete(client);
      handle.close();
    }, MAX_UNUSED_MS);
  });
}

/** Opens a grid, or takes over the one that was opened for it. */
export function openGrid(client: GridClient, grid: Grid, topic: GridTopic): GridHandle {
  const found = expected.get(client);
  if (found?.grid !== grid || found.topic !== JSON.stringify(topic)) return client.open(grid, topic);
  expected.delete(client);
  return found.handle;
}
