import type { GridId } from '../columns/grid-id.ts';
import type { ColumnSort } from '../columns/grid.ts';

export type UserViewSetting = {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
};

/** A column as a user left it. */
export type ViewColumn = {
  readonly id: string;
  readonly width: number;
  readonly hidden: boolean;
  readonly pinned: 'left' | 'right' | null;
};

/** A saved view in full: lists carry only the setting, because a view may hold a hundred columns. */
export type UserView = UserViewSetting & {
  readonly grid: GridId;
  /** In display order. */
  readonly columns: readonly ViewColumn[];
  readonly sort: readonly ColumnSort[];
};
