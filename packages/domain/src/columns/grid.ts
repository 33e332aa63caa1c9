import type { Column, ColumnCatalogue, ColumnDefinition } from './column.ts';
import type { GridId } from './grid-id.ts';

export type ColumnSort<Id extends string = string> = {
  readonly columnId: Id;
  readonly direction: 'ascending' | 'descending';
};

export type Grid = {
  readonly id: GridId;
  readonly title: string;
  /** The field that identifies a row. Null for append-only grids. */
  readonly rowKey: string | null;
  /** Rows can be selected for actions. */
  readonly selectable: boolean;
  /** In display order: pinned left, visible, hidden, pinned right. */
  readonly columns: readonly Column[];
  /** Empty keeps the server's order. */
  readonly defaultSort: readonly ColumnSort[];
};

export type GridOptions<Id extends string> = {
  readonly id: GridId;
  readonly title: string;
  readonly rowKey: string | null;
  readonly selectable?: boolean;
  readonly pinnedLeft?: readonly Id[];
  readonly visible: readonly Id[];
  readonly pinnedRight?: readonly Id[];
  readonly defaultSort?: readonly ColumnSort<Id>[];
};

function placed(column: ColumnDefinition, hidden: boolean, pinned: Column['pinned']): Column {
  return { ...column, hidden, pinned };
}

/** Columns that a grid does not name are hidden, in the catalogue's order, and available in the column chooser. */
export function defineGrid<Id extends string>(catalogue: ColumnCatalogue<Id>, options: GridOptions<Id>): Grid {
  const { pinnedLeft = [], visible, pinnedRight = [] } = options;
  const shown = new Set<string>([...pinnedLeft, ...visible, ...pinnedRight]);
  const rest = Object.values<ColumnDefinition>(catalogue).filter((column) => !shown.has(column.id));
  return {
    id: options.id,
    title: options.title,
    rowKey: options.rowKey,
    selectable: options.selectable ?? false,
    columns: [
      ...pinnedLeft.map((id) => placed(catalogue[id], false, 'left')),
      ...visible.map((id) => placed(catalogue[id], false, null)),
      ...rest.map((column) => placed(column, true, null)),
      ...pinnedRight.map((id) => placed(catalogue[id], false, 'right')),
    ],
    defaultSort: options.defaultSort ?? [],
  };
}
