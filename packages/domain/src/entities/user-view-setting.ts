import type { GridId } from '../columns/grid-id.ts';
import type { ColumnSort } from '../columns/grid.ts';

export type UserViewSetting = {
  readonly id: number;
  readonly name: string;
  /** The grid's default view. A user has at most one per grid. */
  readonly isDefault: boolean;
  readonly grid: GridId;
  /** Counts changes of name and content, so that a page with an older version can be updated. */
  readonly version: number;
};

/** A column's position and width as the user left them. */
export type ViewColumn = {
  readonly id: string;
  readonly width: number;
  readonly hidden: boolean;
  readonly pinned: 'left' | 'right' | null;
};

type SavedValue = string | number | boolean | null;

/** A column's filter as plain data. The grid interprets its fields by `kind`. */
export type SavedFilter = {
  readonly [field: string]:
    | SavedValue
    | readonly SavedValue[]
    | { readonly [field: string]: SavedValue | readonly SavedValue[] };
};

/** The layout of a grid as plain data, the same on every machine. */
export type SavedView = {
  /** In display order. */
  readonly columns: readonly ViewColumn[];
  readonly sort: readonly ColumnSort[];
  /** By column id. */
  readonly filters: Readonly<Record<string, SavedFilter>>;
  /** Column ids, outermost group first. */
  readonly groupBy: readonly string[];
};

/** A complete saved view. Lists contain only the setting, because a view may have a hundred columns. */
export type UserView = UserViewSetting & { readonly view: SavedView };

/** Maximum number of views per user and grid. */
export const MAX_VIEWS_PER_GRID = 50;

/** Maximum JSON length of a view: a few hundred columns and some long filters. */
export const MAX_SAVED_VIEW_LENGTH = 65_536;

export const MAX_VIEW_NAME_LENGTH = 120;
