import type { ColumnSort } from '@meridian/domain/columns/grid';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { nextSort } from '../columns/column-sort.ts';
import { type ColumnAction, columnState, defaultColumnState } from '../columns/column-state.ts';
import { defaultGridView, fittedGridView, type GridColumns, type GridView } from './grid-view.ts';

export type GridViewAction =
  | { readonly kind: 'column'; readonly action: ColumnAction }
  /** A click on a header. */
  | { readonly kind: 'turn-sort'; readonly columnId: string; readonly isAdded: boolean }
  | { readonly kind: 'sort'; readonly sort: readonly ColumnSort[] }
  /** Null removes the filter of the column. */
  | { readonly kind: 'filter'; readonly columnId: string; readonly filter: GridColumnFilter | null }
  | { readonly kind: 'clear-filters' }
  | { readonly kind: 'group'; readonly groupBy: readonly string[] }
  /** A saved view. */
  | { readonly kind: 'apply'; readonly view: Partial<GridView> }
  /** Resets the columns. Filters stay. */
  | { readonly kind: 'reset-columns' }
  | { readonly kind: 'reset' };

export function gridView(grid: GridColumns, view: GridView, action: GridViewAction): GridView {
  switch (action.kind) {
    case 'column':
      return { ...view, columns: columnState(view.columns, action.action) };
    case 'turn-sort':
      return { ...view, sort: turnedSort(grid, view.sort, action) };
    case 'sort':
      return { ...view, sort: action.sort };
    case 'filter':
      return { ...view, filters: withFilter(view.filters, action.columnId, action.filter) };
    case 'clear-filters':
      return { ...view, filters: {} };
    case 'group':
      return { ...view, groupBy: action.groupBy };
    case 'apply':
      return fittedGridView(grid, action.view);
    case 'reset-columns':
      return { ...view, columns: defaultColumnState(grid.columns) };
    case 'reset':
    default:
      return defaultGridView(grid);
  }
}

/** Without any sort the default sort applies, so its column reverses instead of becoming unsorted. */
function turnedSort(
  { defaultSort }: GridColumns,
  sort: readonly ColumnSort[],
  { columnId, isAdded }: { readonly columnId: string; readonly isAdded: boolean },
): readonly ColumnSort[] {
  const next = nextSort(sort, columnId, isAdded);
  if (next.length > 0) return next;
  const isFirst = JSON.stringify(sort) === JSON.stringify(defaultSort);
  return isFirst ? [{ columnId, direction: 'ascending' }] : defaultSort;
}

function withFilter(
  filters: GridView['filters'],
  columnId: string,
  filter: GridColumnFilter | null,
): GridView['filters'] {
  const others = Object.entries(filters).filter(([id]) => id !== columnId);
  return Object.fromEntries(filter === null ? others : [...others, [columnId, filter]]);
}
