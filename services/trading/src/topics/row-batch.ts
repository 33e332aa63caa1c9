import { keysOf } from '@meridian/domain/columns/record-of';
import type { ChildOrder } from '@meridian/domain/entities/child-order';
import type { MarketData } from '@meridian/domain/entities/market-data';
import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { MARKET_DATA_NATURES, ORDER_SIGNAL_NATURES, type OrderSignalRow } from './fields/engine-fields.ts';
import {
  AUDIT_NATURES,
  type AuditRow,
  EXECUTION_NATURES,
  type ExecutionRow,
  LEG_NATURES,
  type LegRow,
} from './fields/event-fields.ts';
import { CHILD_ORDER_NATURES, PARENT_ORDER_NATURES } from './fields/order-fields.ts';

/** Cells in the order of the table's fields, the key first. */
export type Row = readonly Cell[];

/** The tables that the engine fills, by the record that a row of each is made of. */
export type TableRecords = {
  readonly parent_orders: ParentOrder;
  readonly child_orders: ChildOrder;
  readonly executions: ExecutionRow;
  readonly legs: LegRow;
  readonly audit: AuditRow;
  readonly market_data: MarketData;
  readonly order_signals: OrderSignalRow;
};

export type TableName = keyof TableRecords;

export const TABLE_NATURES = {
  parent_orders: PARENT_ORDER_NATURES,
  child_orders: CHILD_ORDER_NATURES,
  executions: EXECUTION_NATURES,
  legs: LEG_NATURES,
  audit: AUDIT_NATURES,
  market_data: MARKET_DATA_NATURES,
  order_signals: ORDER_SIGNAL_NATURES,
} as const;

/** The fields of each table in the order of its rows. */
export const TABLE_FIELDS = {
  parent_orders: keysOf(PARENT_ORDER_NATURES),
  child_orders: keysOf(CHILD_ORDER_NATURES),
  executions: keysOf(EXECUTION_NATURES),
  legs: keysOf(LEG_NATURES),
  audit: keysOf(AUDIT_NATURES),
  market_data: keysOf(MARKET_DATA_NATURES),
  order_signals: keysOf(ORDER_SIGNAL_NATURES),
} as const satisfies { readonly [Name in TableName]: readonly (keyof TableRecords[Name])[] };

export const TABLE_NAMES: readonly TableName[] = keysOf(TABLE_FIELDS);

export type FieldOf<Name extends TableName> = keyof TableRecords[Name] & string;

export type TableChange = {
  /** Whole rows, new or changed; only the newest of a key need be sent. */
  readonly upserts: readonly Row[];
  /** Of rows that are there already, what differs: `[key, column, value, column, value, …]`. */
  readonly patches: readonly Row[];
  readonly removed: readonly RowKey[];
};

/**
 * What the engine posts to the main thread: the rows that changed since the last one. A parent order that is removed
 * takes its children, executions, legs, audit and signals with it, so those need not be named.
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
