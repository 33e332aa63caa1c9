import type { HistoryQuery } from '../reader/history-query.ts';
import type { History } from '../reader/open-history.ts';
import { quoteName } from '../sql-text.ts';
import { HISTORY_TABLES, type HistoryTable, type NewRow } from '../tables/history-tables.ts';
import type { DayWriter } from '../writer/day-writer.ts';
import { executionKey } from './imported-rows.ts';
import type { DayRange } from './price-bounds.ts';

export type Stored = {
  readonly parents: readonly NewRow<'parent_orders'>[];
  readonly executions: readonly NewRow<'executions'>[];
};

/** What an execution of the day is known by, with what must not change. */
export type StoredExecution = Pick<
  NewRow<'executions'>,
  'last_fill_price' | 'last_fill_qty' | 'parent_order_numeric_id'
>;

const MAX_ROWS = 5_000_000;

/** Rows of one table, with their day, which the writer sets anew. */
function rowsOf<Table extends HistoryTable>(
  table: Table,
  where: string,
): HistoryQuery<Record<string, never>, (typeof HISTORY_TABLES)[Table]> {
  const columns: (typeof HISTORY_TABLES)[Table] = HISTORY_TABLES[table];
  const names = Object.keys(columns).map(quoteName).join(', ');
  const sql = `SELECT ${names} FROM ${table} WHERE ${where}`;
  return { name: `import-${table}`, tables: [table], parameters: {}, columns, sql };
}

export function ordersWithin(ids: ReadonlySet<number>): string {
  return `parent_order_numeric_id IN (${[...ids].join(', ')})`;
}

/** Orders with their executions. */
export async function storedOrders(history: History, date: string, where: string): Promise<Stored> {
  const range = { from: date, to: date };
  const options = { maxRows: MAX_ROWS };
  const { rows: parents } = await history.query(rowsOf('parent_orders', where), range, {}, options);
  const { rows: executions } = await history.query(rowsOf('executions', where), range, {}, options);
  return { parents, executions };
}

/** Every execution of the day outside of some orders, because an execution belongs to one order alone. */
export async function executionsOfOthers(
  history: History,
  date: string,
  others: string,
): Promise<ReadonlyMap<string, StoredExecution>> {
  const found = new Map<string, StoredExecution>();
  for await (const rows of history.stream(rowsOf('executions', others), { from: date, to: date }, {})) {
    for (const row of rows) {
      const { last_fill_price, last_fill_qty, parent_order_numeric_id } = row;
      found.set(executionKey(row), { last_fill_price, last_fill_qty, parent_order_numeric_id });
    }
  }
  return found;
}

/** The ranges of the day's markets, where the desk recorded them. */
export async function dayRanges(history: History, date: string): Promise<ReadonlyMap<string, DayRange>> {
  const { rows } = await history.query(
    rowsOf('day_stats', 'true'),
    { from: date, to: date },
    {},
    { maxRows: MAX_ROWS },
  );
  return new Map(
    rows.flatMap(({ exchange_symbol, day_low_mid: low, day_high_mid: high }) =>
      low === null || high === null ? [] : [[exchange_symbol, { low, high }] as const],
    ),
  );
}

/** Copies what an import does not touch. Returns the number of orders among it. */
export async function copyOthers(history: History, date: string, others: string, day: DayWriter): Promise<number> {
  const orders = await copyTable(history, date, 'parent_orders', others, day);
  await copyTable(history, date, 'child_orders', others, day);
  await copyTable(history, date, 'executions', others, day);
  const stats = await copyTable(history, date, 'day_stats', 'true', day);
  return orders + stats;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the rows that are read are the rows that are written.
async function copyTable<Table extends HistoryTable>(
  history: History,
  date: string,
  table: Table,
  where: string,
  day: DayWriter,
): Promise<number> {
  let count = 0;
  for await (const rows of history.stream(rowsOf(table, where), { from: date, to: date }, {})) {
    day.append(table, rows);
    count += rows.length;
  }
  return count;
}
