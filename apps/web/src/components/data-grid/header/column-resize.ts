import type { PointerEvent as ReactPointerEvent } from 'react';
import type { PlacedColumn } from '../columns/column-layout.ts';
import type { GridController } from '../control/grid-controller.ts';

/** The column follows the pointer until release, with one change per frame. */
export function startColumnResize(
  event: ReactPointerEvent<HTMLElement>,
  grid: GridController,
  { column, width, zone }: PlacedColumn,
): void {
  if (event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  const edge: HTMLElement = event.currentTarget;
  const startX = event.clientX;
  // A column pinned right grows to the left.
  const sign = zone === 'right' ? -1 : 1;
  let frame: number | null = null;
  let lastX = startX;
  const apply = () => {
    frame = null;
    grid.inputs.onColumn({ kind: 'resize', id: column.id, width: width + sign * (lastX - startX) });
  };
  const end = new AbortController();
  const { signal } = end;
  edge.setPointerCapture(event.pointerId);
  edge.addEventListener(
    'pointermove',
    (move) => {
      lastX = move.clientX;
      frame ??= requestAnimationFrame(apply);
    },
    { signal },
  );
  edge.addEventListener('lostpointercapture', () => end.abort(), { signal });
}
