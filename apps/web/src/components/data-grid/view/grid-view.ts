import type { Column } from '@meridian/domain/columns/column';
import type { ColumnSort, Grid } from '@meridian/domain/columns/grid';
import type { ViewColumn } from '@meridian/domain/entities/user-view-setting';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { byZone, clampWidth, type ColumnState, defaultColumnState } from '../columns/column-state.ts';

/** All data of a saved column view. */
export type GridView = {
  /** In display order. */
  readonly columns: ColumnState;
  readonly sort: readonly ColumnSort[];
  /** By column id. */
  readonly filters: Readonly<Record<string, GridColumnFilter>>;
  /** Outermost first. */
  readonly groupBy: readonly string[];
};

export type GridColumns = Pick<Grid, 'columns' | 'defaultSort'>;

export function defaultGridView(grid: GridColumns): GridView {
  return { columns: defaultColumnState(grid.columns), sort: grid.defaultSort, filters: {}, groupBy: [] };
}

/**
 * Fits a view that another version saved to the present columns. Unknown columns are dropped; new ones are placed after
 * the column that they follow by default.
 */
export function fittedGridView(grid: GridColumns, saved: Partial<GridView>): GridView {
  const known = new Map(grid.columns.map((column) => [column.id, column]));
  const isKnown = (id: string) => known.has(id);
  return {
    columns: fittedColumns(grid.columns, saved.columns ?? []),
    sort: (saved.sort ?? grid.defaultSort).filter(({ columnId }) => known.get(columnId)?.sortable === true),
    filters: Object.fromEntries(Object.entries(saved.filters ?? {}).filter(([id]) => isKnown(id))),
    groupBy: (saved.groupBy ?? []).filter(isKnown),
  };
}

function fittedColumns(definitions: readonly Column[], saved: ColumnState): ColumnState {
  const defaults = defaultColumnState(definitions);
  const byId = new Map(defaults.map((column) => [column.id, column]));
  const seen = new Set<string>();
  const placed: ViewColumn[] = [];
  for (const column of saved) {
    if (!byId.has(column.id) || seen.has(column.id)) continue;
    seen.add(column.id);
    placed.push({ ...column, width: clampWidth(column.width) });
  }
  for (const [index, column] of defaults.entries()) {
    if (seen.has(column.id)) continue;
    placed.splice(placeOf(defaults, index, placed), 0, column);
    seen.add(column.id);
  }
  return byZone(placed);
}

/** After the nearest column that precedes it by default; first if there is none. */
function placeOf(defaults: ColumnState, index: number, placed: readonly ViewColumn[]): number {
  const own = defaults[index];
  for (let before = index - 1; before >= 0; before -= 1) {
    const neighbour = defaults[before];
    if (neighbour === undefined || neighbour.pinned !== own?.pinned) continue;
    const at = placed.findIndex(({ id }) => id === neighbour.id);
    if (at >= 0) return at + 1;
  }
  return 0;
}
