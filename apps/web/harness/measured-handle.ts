import type { GridHandle, GridPaint, PaintedCell } from '@meridian/live-client/grid/grid-model';

type Measures = { readonly latenciesMs: number[]; frames: number };

declare global {
  interface Window {
    /** Read by the bench: how old each change was when its frame was done. */
    harness: Measures & { readonly handle: GridHandle };
  }
}

const STAMP_COLUMN = 'last_update_timestamp';
const MAX_KEPT = 1_000_000;

/** The same handle, which notes the age of each newly painted stamp when its frame acknowledges it. */
export function measured(handle: GridHandle): GridHandle {
  const measures: Measures = { latenciesMs: [], frames: 0 };
  const seen = new WeakSet<PaintedCell>();
  let paint: GridPaint | null = null;
  window.harness = { ...measures, handle };
  return {
    ...handle,
    onPaint: (listener) =>
      handle.onPaint((next) => {
        paint = next;
        listener(next);
      }),
    ack: (seq) => {
      handle.ack(seq);
      const at = paint?.columnIds.indexOf(STAMP_COLUMN) ?? -1;
      const nowMs = performance.timeOrigin + performance.now();
      window.harness.frames += 1;
      for (const row of at < 0 ? [] : (paint?.rows ?? [])) {
        const cell = row.cells[at];
        if (cell === undefined || seen.has(cell)) continue;
        seen.add(cell);
        if (cell.change !== null && typeof cell.value === 'number' && measures.latenciesMs.length < MAX_KEPT) {
          measures.latenciesMs.push(nowMs - cell.value);
        }
      }
    },
  };
}
