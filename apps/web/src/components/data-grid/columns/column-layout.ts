import { type Column, columnAlign } from '@meridian/domain/columns/column';
import type { ColumnState, ColumnZone } from './column-state.ts';
import { wholeColumnChanges } from './whole-columns.ts';

/** A visible column with its place. */
export type PlacedColumn = {
  readonly column: Column;
  /** Index among the visible columns, from 0, without the checkbox column. */
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

type LayoutMeasures = {
  /** Kept free before the first left column, for the checkboxes. */
  readonly leadingWidth: number;
  /** Of the whole grid; 0 while it is not known. */
  readonly viewWidth?: number;
  /** Of columns whose numbers are longer than the column is wide. */
  readonly neededWidths?: ReadonlyMap<string, number>;
};

type SizedColumn = Pick<PlacedColumn, 'column' | 'zone' | 'width'> & { readonly leastWidth: number };

/** Numbers have the width that they need. Columns that nobody resized give or take until none is cut at the right edge. */
export function columnLayout(
  state: ColumnState,
  definitions: ReadonlyMap<string, Column>,
  { leadingWidth, viewWidth = 0, neededWidths }: LayoutMeasures,
): ColumnLayout {
  const sized = state.flatMap(({ id, hidden, pinned, width }): readonly SizedColumn[] => {
    const column = definitions.get(id);
    if (hidden || column === undefined) return [];
    return [{ column, zone: pinned, width, leastWidth: Math.max(column.leastWidth ?? 0, neededWidths?.get(id) ?? 0) }];
  });
  const changes = viewWidth === 0 ? null : changesOf(sized, viewWidth - leadingWidth);
  const ends = { left: leadingWidth, middle: 0, right: 0 };
  const columns: PlacedColumn[] = [];
  for (const each of sized) {
    const { column, zone } = each;
    const width = Math.max(each.width, each.leastWidth) + (changes?.get(each) ?? 0);
    const end = zone ?? 'middle';
    columns.push({ column, index: columns.length, zone, left: ends[end], width });
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

/** By the widths that columns have by default, so that resizing one moves no other. */
function changesOf(sized: readonly SizedColumn[], viewWidth: number): ReadonlyMap<SizedColumn, number> {
  const middle = sized.filter(({ zone }) => zone === null);
  const pinnedWidth = sized.reduce(
    (total, { zone, width, leastWidth }) => (zone === null ? total : total + Math.max(width, leastWidth)),
    0,
  );
  const flexible = middle.map(({ column, leastWidth }) => {
    const width = Math.max(column.width, leastWidth);
    // A text that is cut tells nobody; a number asks for its width.
    return { width, leastWidth: columnAlign(column) === 'right' ? leastWidth : width };
  });
  const changes = wholeColumnChanges(flexible, Math.floor(viewWidth - pinnedWidth));
  return new Map(
    middle.map((each, index) => [each, each.width === each.column.width ? (changes[index] ?? 0) : 0] as const),
  );
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

/** The scroll position that shows a middle column in full; unchanged if it is visible already. */
export function scrollLeftFor(column: PlacedColumn, scrollLeft: number, viewWidth: number): number {
  if (column.zone !== null) return scrollLeft;
  if (column.left < scrollLeft) return column.left;
  const overhang = column.left + column.width - (scrollLeft + viewWidth);
  return overhang > 0 ? Math.min(scrollLeft + overhang, column.left) : scrollLeft;
}
