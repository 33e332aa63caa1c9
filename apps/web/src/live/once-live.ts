import type { GridHandle } from '@meridian/live-client/grid/grid-model';

/** Runs when the grid has its rows, unless it has them already. A grid that was just opened has none yet. */
export function onceLive(handle: GridHandle, run: () => void): () => void {
  if (handle.getState().status === 'live') return () => undefined;
  const end = handle.subscribe(() => {
    if (handle.getState().status !== 'live') return;
    end();
    run();
  });
  return end;
}
