import { keysOf } from '@meridian/domain/columns/record-of';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { PostedPatches } from './posted-patches.ts';
import type { PostedRows } from './posted-rows.ts';
import { TABLE_DESCRIPTIONS } from './fields/table-fields.ts';
import type { TableRecords } from './fields/table-records.ts';

/** Cells in the order of the table's fields, key first. */
export type Row = readonly Cell[];

export type TableName = keyof TableRecords;

/** The fields of each table in the order of its rows. */
export const TABLE_FIELDS = {
  parent_orders: keysOf(TABLE_DESCRIPTIONS.parent_orders),
  child_orders: keysOf(TABLE_DESCRIPTIONS.child_orders),
  executions: keysOf(TABLE_DESCRIPTIONS.executions),
  legs: keysOf(TABLE_DESCRIPTIONS.legs),
  audit: keysOf(TABLE_DESCRIPTIONS.audit),
  market_data: keysOf(TABLE_DESCRIPTIONS.market_data),
  market_depth: keysOf(TABLE_DESCRIPTIONS.market_depth),
  order_signals: keysOf(TABLE_DESCRIPTIONS.order_signals),
} as const satisfies { readonly [Name in TableName]: readonly (keyof TableRecords[Name])[] };

export const TABLE_NAMES: readonly TableName[] = keysOf(TABLE_FIELDS);

export type FieldOf<Name extends TableName> = keyof TableRecords[Name] & string;

export type TableChange = {
  /** Whole rows, new or changed. Only the newest of a key is needed. */
  readonly upserts: readonly Row[];
  /** More of them, as they come from another thread. */
  readonly posted?: PostedRows;
  /** Changes of known rows: `[key, column, value, column, value, …]`. */
  readonly patches: readonly Row[];
  /** More of them, as they come from another thread. */
  readonly postedPatches?: PostedPatches;
  readonly removed: readonly RowKey[];
};

/**
 * The rows that changed since the last batch, sent by the engine to the main thread. Removing a parent order removes
 * its children, executions, legs, audit and signals, so they are not listed.
 */
export type RowBatch = {
  readonly atMs: number;
  readonly tables: Partial<Readonly<Record<TableName, TableChange>>>;
};

/** A record as a row of its table. */
export function toRow<Name extends TableName>(table: Name, record: TableRecords[Name]): Row {
  const cells: Readonly<Record<string, Cell>> = record;
  return TABLE_FIELDS[table].map((field) => cells[field] ?? null);
}
