import type { GridHandle, GridPaint } from '@meridian/live-client/grid/grid-model';
import { startMeasures } from './measures.ts';

const STAMP_COLUMN = 'last_update_timestamp';

/** The same handle, which looks at the stamps of each frame when the frame acknowledges them. */
export function measured(handle: GridHandle): GridHandle {
  const measures = startMeasures();
  let paint: GridPaint | null = null;
  return {
    ...handle,
    onPaint: (listener) =>
      handle.onPaint((next) => {
        paint = next;
        listener(next);
      }),
    ack: (seq) => {
      handle.ack(seq);
      if (paint !== null) measures.shown(stampsOf(paint));
    },
  };
}

function stampsOf({ columnIds, rows }: GridPaint): (readonly [string, number])[] {
  const at = columnIds.indexOf(STAMP_COLUMN);
  return rows.map((row) => [String(row.key), Number(row.cells[at]?.value ?? 0)]);
}
