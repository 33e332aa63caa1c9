import { PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import type { LiveSession } from '../live-session.ts';
import type { GridClient } from './grid-model.ts';

/**
 * Keeps the worker signed in like the page, and its grids within the user's permissions. Returns a function that stops
 * it.
 */
export function followSession(
  client: GridClient,
  live: Pick<LiveSession, 'getSnapshot' | 'subscribe'>,
  { url, zone }: { readonly url: string; readonly zone: string },
): () => void {
  let sessionId: string | null = null;
  let permissionsTold = '';

  function follow(): void {
    const { identity } = live.getSnapshot();
    const permissions = PERMISSION_FLAGS.filter((flag) => identity?.user[flag] === true);
    if (permissions.join() !== permissionsTold) client.setViewer({ zone, permissions });
    permissionsTold = permissions.join();
    const next = identity?.session_id ?? null;
    if (next === sessionId) return;
    sessionId = next;
    if (next === null) client.signOut();
    else client.signIn({ url, sessionId: next });
  }

  client.setViewer({ zone, permissions: [] });
  follow();
  return live.subscribe(follow);
}
