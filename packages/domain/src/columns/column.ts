import type { AssetSelection } from '../asset-class.ts';
import type { PermissionFlag } from '../entities/permissions.ts';
import { COLUMN_KINDS, type ColumnAlign, type ColumnFilter, type ColumnKind } from './column-kind.ts';
import type { ComputationName } from './computations.ts';
import type { TotalRule } from './total-rule.ts';

/**
 * Where a cell's value comes from: the row's field, a key of its attributes_json, a short key of its
 * strategy_parameters, a function of several fields, or nothing, because it is a control.
 */
export type ColumnSource = 'field' | 'attribute' | 'parameter' | 'computed' | 'control';

/** What has to be known of a field before it is sent on, whether it has a column or not. */
export type FieldDescription = {
  /** Without this permission its values leave the server blank. */
  readonly permission: PermissionFlag | null;
  /** A change of it does not wait for the next flush. */
  readonly isUrgent: boolean;
  /** A text that may say how far the market is: without the permit those numbers are left out. */
  readonly quotesMarket?: boolean;
  /** The keys of a column that holds JSON text. */
  readonly parts?: Readonly<Record<string, FieldDescription>>;
};

/** What a column is wherever it is used; where it stands is a matter of the grid. */
export type ColumnDefinition = FieldDescription & {
  readonly id: string;
  readonly header: string;
  readonly kind: ColumnKind;
  readonly source: ColumnSource;
  /** The field or key that is read; null for computed values and controls. */
  readonly field: string | null;
  /** What it is worked out by; null for what the row carries. */
  readonly computation: ComputationName | null;
  /** What many rows come to. */
  readonly total: TotalRule;
  /** What people call it besides its id and header; a search writes the first. */
  readonly names: readonly string[];
  /** In every file, shown or not: without it nobody could tell whose row it is. */
  readonly isInEveryFile: boolean;
  readonly width: number;
  /** The selections in which the column means something; null for all. */
  readonly assetClasses: readonly AssetSelection[] | null;
  readonly sortable: boolean;
  readonly filterable: boolean;
};

export type Column = ColumnDefinition & {
  /** Shown no narrower than this, whatever was chosen. */
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
