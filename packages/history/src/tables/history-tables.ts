import type { Columns, RowOf } from '../columns.ts';
import { CHILD_ORDER_COLUMNS } from './child-orders.ts';
import { DAY_STATS_COLUMNS } from './day-stats.ts';
import { EXECUTION_COLUMNS } from './executions.ts';
import { PARENT_ORDER_COLUMNS } from './parent-orders.ts';

/** The version of the file layout. Adding columns keeps the number; any other change needs a new one. */
export const HISTORY_SCHEMA = 1;

export const HISTORY_TABLES = {
  parent_orders: PARENT_ORDER_COLUMNS,
  child_orders: CHILD_ORDER_COLUMNS,
  executions: EXECUTION_COLUMNS,
  day_stats: DAY_STATS_COLUMNS,
} as const satisfies Record<string, Columns>;

export type HistoryTable = keyof typeof HISTORY_TABLES;

export const HISTORY_TABLE_NAMES = [
  'parent_orders',
  'child_orders',
  'executions',
  'day_stats',
] as const satisfies readonly HistoryTable[];

export type PastRow<Table extends HistoryTable> = RowOf<(typeof HISTORY_TABLES)[Table]>;

/** A row for the writer, which adds the day. */
export type NewRow<Table extends HistoryTable> = Omit<PastRow<Table>, 'trade_date'>;
