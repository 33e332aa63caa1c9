import type { CellPosition } from './cell-position.ts';

/** `anchor` is where the range began, `head` where it ends now. Either may come first. */
export type CellRange = { readonly anchor: CellPosition; readonly head: CellPosition };

/** All four inclusive. */
export type RangeBox = {
  readonly top: number;
  readonly bottom: number;
  readonly columnIds: readonly string[];
};

/** Null when one of its columns is now hidden. */
export function rangeBox(range: CellRange | null, columnIds: readonly string[]): RangeBox | null {
  if (range === null) return null;
  const a = columnIds.indexOf(range.anchor.columnId);
  const b = columnIds.indexOf(range.head.columnId);
  if (a < 0 || b < 0) return null;
  return {
    top: Math.min(range.anchor.row, range.head.row),
    bottom: Math.max(range.anchor.row, range.head.row),
    columnIds: columnIds.slice(Math.min(a, b), Math.max(a, b) + 1),
  };
}

export function isInBox(box: RangeBox | null, row: number, columnId: string): boolean {
  return box !== null && row >= box.top && row <= box.bottom && box.columnIds.includes(columnId);
}

export function cellCount(box: RangeBox): number {
  return (box.bottom - box.top + 1) * box.columnIds.length;
}

/** True for a range of a single cell, which is not shown as a range. */
export function isSingleCell(box: RangeBox): boolean {
  return cellCount(box) === 1;
}
