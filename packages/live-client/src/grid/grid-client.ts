import { MAX_GRIDS } from './grid-limits.ts';
import type { FromWorker, GridSource, ToWorker } from './grid-messages.ts';
import {
  type GridClient,
  type GridDefinition,
  type GridQuery,
  type LocalGridHandle,
  PLAIN_QUERY,
} from './grid-model.ts';
import { PageGrid } from './page-grid.ts';

/** The part of a worker that the page needs. */
export type WorkerPort = {
  post(message: ToWorker): void;
  onMessage(listener: (message: FromWorker) => void): void;
  /** The worker could not be started, or broke. */
  onFailure(listener: () => void): void;
  terminate(): void;
};

export function createGridClient(worker: WorkerPort): GridClient {
  const grids = new Map<number, PageGrid>();
  let lastGrid = 0;

  worker.onMessage((message) => {
    const grid = grids.get(message.grid);
    if (message.type === 'paint') grid?.painted(message.paint);
    else grid?.answered(message.id, message.answer);
  });
  worker.onFailure(() => {
    for (const grid of grids.values())
      grid.failed('The part of the page that keeps the rows has stopped. Reload the page.');
  });

  function open(definition: GridDefinition, source: GridSource, query: GridQuery): LocalGridHandle {
    if (grids.size >= MAX_GRIDS) throw new Error(`More than ${MAX_GRIDS} grids`);
    lastGrid += 1;
    const id = lastGrid;
    const grid = new PageGrid(
      (order) => worker.post({ type: 'order', grid: id, order }),
      () => void grids.delete(id),
    );
    grids.set(id, grid);
    const { id: gridId, rowKey, columns } = definition;
    worker.post({ type: 'open', grid: id, definition: { id: gridId, rowKey, columns }, source, query });
    return grid.handle;
  }

  return {
    open: (grid, topic, query = PLAIN_QUERY) => open(grid, { kind: 'topic', topic }, query),
    openLocal: (grid, fields, rows, query = PLAIN_QUERY) =>
      open(grid, { kind: 'local', fields, rows: rows ?? null }, query),
    setViewer: (viewer) => worker.post({ type: 'viewer', viewer }),
    signIn: ({ url, sessionId }) => worker.post({ type: 'sign-in', url, sessionId }),
    signOut: () => worker.post({ type: 'sign-out' }),
    dispose: () => {
      for (const grid of grids.values()) grid.handle.close();
      worker.terminate();
    },
  };
}
