import type { ColumnSort } from '@meridian/domain/columns/grid';

const NEXT: Readonly<Record<ColumnSort['direction'], ColumnSort['direction'] | null>> = {
  ascending: 'descending',
  descending: null,
};

/** Each click goes on: ascending, descending, unsorted. `isAdded` keeps the other sorted columns. */
export function nextSort(sort: readonly ColumnSort[], columnId: string, isAdded: boolean): readonly ColumnSort[] {
  const current = sort.find((each) => each.columnId === columnId);
  const direction = current === undefined ? 'ascending' : NEXT[current.direction];
  if (!isAdded) return direction === null ? [] : [{ columnId, direction }];
  if (current === undefined) return [...sort, { columnId, direction: 'ascending' }];
  return sort.flatMap((each) => {
    if (each !== current) return [each];
    return direction === null ? [] : [{ columnId, direction }];
  });
}

export type SortMark = {
  readonly direction: ColumnSort['direction'];
  /** Its place among several sorted columns, from 1; null when it sorts alone. */
  readonly order: number | null;
};

export function sortMark(sort: readonly ColumnSort[], columnId: string): SortMark | null {
  const index = sort.findIndex((each) => each.columnId === columnId);
  const entry = sort[index];
  if (entry === undefined) return null;
  return { direction: entry.direction, order: sort.length > 1 ? index + 1 : null };
}
