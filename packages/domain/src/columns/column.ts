import type { AssetSelection } from '../asset-class.ts';
import type { PermissionFlag } from '../entities/permissions.ts';
import { COLUMN_KINDS, type ColumnAlign, type ColumnFilter, type ColumnKind } from './column-kind.ts';
import type { ComputationName } from './computations.ts';
import type { TotalRule } from './total-rule.ts';

/**
 * Where a cell's value comes from: a field of the row, a key of attributes_json or strategy_parameters, a computation,
 * or nothing for a control.
 */
export type ColumnSource = 'field' | 'attribute' | 'parameter' | 'computed' | 'control';

/** What the server must know about a field before it sends it, with or without a column. */
export type FieldDescription = {
  /** Users without this permission get blank values. */
  readonly permission: PermissionFlag | null;
  /** A change is sent at once instead of with the next flush. */
  readonly isUrgent: boolean;
  /** A text that may contain distances to the market. Without the permission these numbers are removed. */
  readonly quotesMarket?: boolean;
  /** The keys of a column that holds JSON text. */
  readonly parts?: Readonly<Record<string, FieldDescription>>;
};

/** A column, independent of any grid. The grid decides its position. */
export type ColumnDefinition = FieldDescription & {
  readonly id: string;
  readonly header: string;
  readonly kind: ColumnKind;
  readonly source: ColumnSource;
  /** The field or key to read. Null for computed values and controls. */
  readonly field: string | null;
  /** The computation. Null for values that the row contains. */
  readonly computation: ComputationName | null;
  /** How several rows are combined. */
  readonly total: TotalRule;
  /** Other names besides id and header. A printed search uses the first one. */
  readonly names: readonly string[];
  /** Included in every export, shown or not, because it identifies the row. */
  readonly isInEveryFile: boolean;
  readonly width: number;
  /** The asset selections that show the column. Null for all. */
  readonly assetClasses: readonly AssetSelection[] | null;
  readonly sortable: boolean;
  readonly filterable: boolean;
};

export type Column = ColumnDefinition & {
  /** Minimum width, whatever width the user chose. */
  readonly leastWidth?: number;
  readonly hidden: boolean;
  readonly pinned: 'left' | 'right' | null;
};

export type ColumnCatalogue<Id extends string = string> = Readonly<Record<Id, ColumnDefinition>>;

export function columnAlign(column: ColumnDefinition): ColumnAlign {
  return COLUMN_KINDS[column.kind].align;
}

export function columnFilter(column: ColumnDefinition): ColumnFilter {
  return column.filterable ? COLUMN_KINDS[column.kind].filter : 'none';
}

export function appliesToAsset(column: ColumnDefinition, selection: AssetSelection): boolean {
  return column.assetClasses === null || column.assetClasses.includes(selection);
}
