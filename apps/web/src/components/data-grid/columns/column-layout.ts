import type { Column } from '@meridian/domain/columns/column';
import type { ColumnState, ColumnZone } from './column-state.ts';

/** A visible column with its place. */
export type PlacedColumn = {
  readonly column: Column;
  /** Among the visible ones, from 0; the checkbox column is not counted. */
  readonly index: number;
  readonly zone: ColumnZone;
  /** From the left edge of its zone. */
  readonly left: number;
  readonly width: number;
};

export type ColumnLayout = {
  /** All visible columns, in display order. */
  readonly columns: readonly PlacedColumn[];
  readonly left: readonly PlacedColumn[];
  readonly middle: readonly PlacedColumn[];
  readonly right: readonly PlacedColumn[];
  readonly leftWidth: number;
  readonly middleWidth: number;
  readonly rightWidth: number;
};

const NONE: ReadonlyMap<string, number> = new Map();

/** `leadingWidth` is kept free before the first left column, for the checkboxes; numbers have the width that they need. */
export function columnLayout(
  state: ColumnState,
  definitions: ReadonlyMap<string, Column>,
  leadingWidth: number,
  neededWidths: ReadonlyMap<string, number> = NONE,
): ColumnLayout {
  const ends = { left: leadingWidth, middle: 0, right: 0 };
  const columns: PlacedColumn[] = [];
  for (const { id, hidden, pinned, width: chosen } of state) {
    const column = definitions.get(id);
    if (hidden || column === undefined) continue;
    const width = Math.max(chosen, column.leastWidth ?? 0, neededWidths.get(id) ?? 0);
    const end = pinned ?? 'middle';
    columns.push({ column, index: columns.length, zone: pinned, left: ends[end], width });
    ends[end] += width;
  }
  return {
    columns,
    left: columns.filter(({ zone }) => zone === 'left'),
    middle: columns.filter(({ zone }) => zone === null),
    right: columns.filter(({ zone }) => zone === 'right'),
    leftWidth: ends.left,
    middleWidth: ends.middle,
    rightWidth: ends.right,
  };
}

/** Columns just outside the view are painted too, so that a small scroll shows no gap. */
const OVERSCAN_PX = 160;

/** The middle columns that a view of this width shows, as a half-open range of indexes into `middle`. */
export function middleWindow(
  middle: readonly PlacedColumn[],
  scrollLeft: number,
  viewWidth: number,
): { readonly from: number; readonly to: number } {
  const first = middle.findIndex(({ left, width }) => left + width > scrollLeft - OVERSCAN_PX);
  if (first < 0) return { from: 0, to: 0 };
  const past = middle.findIndex(({ left }) => left >= scrollLeft + viewWidth + OVERSCAN_PX);
  return { from: first, to: past < 0 ? middle.length : past };
}

/** Where to scroll so that a middle column is in full view; the same place when it is already. */
export function scrollLeftFor(column: PlacedColumn, scrollLeft: number, viewWidth: number): number {
  if (column.zone !== null) return scrollLeft;
  if (column.left < scrollLeft) return column.left;
  const overhang = column.left + column.width - (scrollLeft + viewWidth);
  return overhang > 0 ? Math.min(scrollLeft + overhang, column.left) : scrollLeft;
}
