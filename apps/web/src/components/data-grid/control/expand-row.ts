import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { GridController } from './grid-controller.ts';

/** True for Working, Waiting and Finished, whose line spans the whole row. */
export function isSection({ group }: PaintedRow): boolean {
  return group !== null && group.summary !== null;
}

/** An unfolded section is no longer docked at the bottom, so it is scrolled into view. */
export function expandRow(grid: GridController, row: PaintedRow, isOpen: boolean): void {
  if (isOpen && row.group !== null && isSection(row)) grid.reveal(row.group.path);
  else grid.inputs.onExpand(row, isOpen);
}
