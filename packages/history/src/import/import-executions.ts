import type { HistoryQuery } from '../reader/history-query.ts';
import type { History } from '../reader/open-history.ts';
import { quoteName } from '../sql-text.ts';
import { HISTORY_TABLES, type HistoryTable, type NewRow } from '../tables/history-tables.ts';
import type { DayWriter } from '../writer/day-writer.ts';
import type { HistoryWriter } from '../writer/history-writer.ts';
import type { ExecutionLine } from './execution-line.ts';
import {
  countedChildren,
  countedParent,
  executionKey,
  importedExecution,
  importedParent,
  parentIdOf,
} from './imported-rows.ts';
import type { LineProblemText } from './read-executions-file.ts';

export type ImportedDay = {
  readonly trade_date: string;
  readonly added: number;
  /** Stored by an earlier import, or twice in the file. */
  readonly known: number;
  readonly orders: number;
  readonly problems: readonly LineProblemText[];
};

type Execution = NewRow<'executions'>;

/** The days of the lines, one after another. Each is written whole or not at all, so an import can be repeated. */
export async function importExecutions(
  lines: readonly ExecutionLine[],
  { history, writer }: { readonly history: History; readonly writer: HistoryWriter },
): Promise<readonly ImportedDay[]> {
  const days: ImportedDay[] = [];
  const byDay = [...Map.groupBy(lines, ({ trade_date }) => trade_date)].sort(([a], [b]) => a.localeCompare(b));
  for (const [date, own] of byDay) days.push(await importDay(date, own, { history, writer }));
  return days;
}

async function importDay(
  date: string,
  lines: readonly ExecutionLine[],
  { history, writer }: { readonly history: History; readonly writer: HistoryWriter },
): Promise<ImportedDay> {
  const { whole, broken } = await history.days({ from: date, to: date });
  const [damaged] = broken;
  if (damaged !== undefined) throw new Error(`${date} is damaged (${damaged.reason}): remove or restore it first`);
  const ids = new Set(lines.map(parentIdOf));
  const before = await storedOrders(history, date, ids);
  const { added, known, problems } = newExecutions(lines, before.executions);
  const counts = { trade_date: date, added: added.length, known, problems };
  if (added.length === 0) return { ...counts, orders: 0 };
  const source = whole[0]?.source;
  const day = await writer.begin(
    date,
    source === undefined || source.includes(SOURCE) ? (source ?? SOURCE) : `${source} and ${SOURCE}`,
  );
  try {
    await copyOthers(history, date, ids, day);
    const orders = ordersOf(lines, before, added);
    for (const { parent, fills } of orders) {
      const counted = countedParent(parent, fills);
      day.append('parent_orders', [counted]);
      day.append('child_orders', countedChildren(counted, fills));
      day.append('executions', fills);
    }
    await day.commit();
    return { ...counts, orders: orders.length };
  } catch (error) {
    await day.discard().catch(() => undefined);
    throw error;
  }
}

const SOURCE = 'import';

type Stored = { readonly parents: readonly NewRow<'parent_orders'>[]; readonly executions: readonly Execution[] };

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

function within(ids: ReadonlySet<number>): string {
  return `parent_order_numeric_id IN (${[...ids].join(', ')})`;
}

const MAX_ROWS = 5_000_000;

async function storedOrders(history: History, date: string, ids: ReadonlySet<number>): Promise<Stored> {
  const range = { from: date, to: date };
  const options = { maxRows: MAX_ROWS };
  const { rows: parents } = await history.query(rowsOf('parent_orders', within(ids)), range, {}, options);
  const { rows: executions } = await history.query(rowsOf('executions', within(ids)), range, {}, options);
  return { parents, executions };
}

/** Everything of the day that the import does not touch. */
async function copyOthers(history: History, date: string, ids: ReadonlySet<number>, day: DayWriter): Promise<void> {
  const others = `NOT ${within(ids)}`;
  await copyTable(history, date, 'parent_orders', others, day);
  await copyTable(history, date, 'child_orders', others, day);
  await copyTable(history, date, 'executions', others, day);
  await copyTable(history, date, 'day_stats', 'true', day);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the rows that are read are the rows that are written.
async function copyTable<Table extends HistoryTable>(
  history: History,
  date: string,
  table: Table,
  where: string,
  day: DayWriter,
): Promise<void> {
  const range = { from: date, to: date };
  for await (const rows of history.stream(rowsOf(table, where), range, {})) day.append(table, rows);
}

function newExecutions(lines: readonly ExecutionLine[], stored: readonly Execution[]) {
  const seen = new Map(stored.map((row) => [executionKey(row), row]));
  const added: Execution[] = [];
  const problems: LineProblemText[] = [];
  let known = 0;
  for (const line of lines) {
    const row = importedExecution(line);
    const same = seen.get(executionKey(row));
    if (same === undefined) {
      seen.set(executionKey(row), row);
      added.push(row);
    } else if (same.last_fill_qty === row.last_fill_qty && same.last_fill_price === row.last_fill_price) known += 1;
    else {
      problems.push({
        line: line.line,
        text: `execution ${line.execution_id} is stored with another quantity or price`,
      });
    }
  }
  return { added, known, problems };
}

/** Orders of the file with all their fills, those of earlier imports included. */
function ordersOf(lines: readonly ExecutionLine[], before: Stored, added: readonly Execution[]) {
  const stored = new Map(before.parents.map((row) => [row.parent_order_numeric_id, row]));
  const fills = Map.groupBy([...before.executions, ...added], (row) => row.parent_order_numeric_id);
  return [...Map.groupBy(lines, parentIdOf)].flatMap(([id, own]) => {
    const [first] = own;
    const all = fills.get(id) ?? [];
    if (first === undefined || all.length === 0) return [];
    return [{ parent: stored.get(id) ?? importedParent(first), fills: all }];
  });
}
