import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { GridController } from './grid-controller.ts';

/** One of the blotter's own groups, whose line runs across the whole row. */
export function isSection({ group }: PaintedRow): boolean {
  return group !== null && group.summary !== null;
}

/** A section that is unfolded leaves its place at the bottom, so it is brought into view. */
export function expandRow(grid: GridController, row: PaintedRow, isOpen: boolean): void {
  if (isOpen && row.group !== null && isSection(row)) grid.reveal(row.group.path);
  else grid.inputs.onExpand(row, isOpen);
}
