import type { GridId } from '../columns/grid-id.ts';
import type { ColumnSort } from '../columns/grid.ts';

export type UserViewSetting = {
  readonly id: number;
  readonly name: string;
  /** The view that its grid starts with; at most one of a user's views of a grid. */
  readonly isDefault: boolean;
  readonly grid: GridId;
  /** Counts the changes of name and content, so that a machine that looks at an older one can be told. */
  readonly version: number;
};

/** A column as a user left it. */
export type ViewColumn = {
  readonly id: string;
  readonly width: number;
  readonly hidden: boolean;
  readonly pinned: 'left' | 'right' | null;
};

type SavedValue = string | number | boolean | null;

/** A column's filter as plain data; what its fields mean is the grid's own, by `kind`. */
export type SavedFilter = {
  readonly [field: string]:
    | SavedValue
    | readonly SavedValue[]
    | { readonly [field: string]: SavedValue | readonly SavedValue[] };
};

/** How a grid looks: plain data, the same on every machine. */
export type SavedView = {
  /** In display order. */
  readonly columns: readonly ViewColumn[];
  readonly sort: readonly ColumnSort[];
  /** By column id. */
  readonly filters: Readonly<Record<string, SavedFilter>>;
  /** Column ids, outermost first. */
  readonly groupBy: readonly string[];
};

/** A saved view in full: lists carry only the setting, because a view may hold a hundred columns. */
export type UserView = UserViewSetting & { readonly view: SavedView };

/** Views that a user may keep of one grid. */
export const MAX_VIEWS_PER_GRID = 50;

/** What a view may take as JSON: a few hundred columns and the values of some long filters. */
export const MAX_SAVED_VIEW_LENGTH = 65_536;

export const MAX_VIEW_NAME_LENGTH = 120;
