import type { History } from '../reader/open-history.ts';
import type { NewRow } from '../tables/history-tables.ts';
import type { HistoryWriter } from '../writer/history-writer.ts';
import type { ExecutionLine } from './execution-line.ts';
import {
  countedChildren,
  countedParent,
  executionKey,
  IMPORTED_ORDERS,
  importedExecution,
  importedParent,
  parentIdOf,
} from './imported-rows.ts';
import { farPrices } from './price-bounds.ts';
import type { LineProblemText } from './read-executions-file.ts';
import {
  copyOthers,
  dayRanges,
  executionsOfOthers,
  ordersWithin,
  type Stored,
  type StoredExecution,
  storedOrders,
} from './stored-day.ts';

export type ImportedDay = {
  readonly trade_date: string;
  readonly added: number;
  /** Stored by an earlier import, or twice in the file. */
  readonly known: number;
  readonly orders: number;
  /** Executions of earlier imports that went, where the day was replaced. */
  readonly removed: number;
  /** Lines that were skipped. */
  readonly problems: readonly LineProblemText[];
  /** Lines that were imported and are worth a look. */
  readonly findings: readonly LineProblemText[];
};

export type ImportOptions = {
  readonly history: History;
  readonly writer: HistoryWriter;
  /** What the files of earlier imports brought for these days goes. */
  readonly isReplacing?: boolean;
  /** Reads and compares, and writes nothing. */
  readonly isCheck?: boolean;
  /** Runs before a day is written. The day stays as it is when it throws: what cannot be recorded is not done. */
  readonly record?: (day: Omit<ImportedDay, 'findings' | 'problems'>) => Promise<void>;
};

type Execution = NewRow<'executions'>;

/** The days of the lines, one after another. Each is written whole or not at all, so an import can be repeated. */
export async function importExecutions(
  lines: readonly ExecutionLine[],
  options: ImportOptions,
): Promise<readonly ImportedDay[]> {
  const days: ImportedDay[] = [];
  const byDay = [...Map.groupBy(lines, ({ trade_date }) => trade_date)].sort(([a], [b]) => a.localeCompare(b));
  for (const [date, own] of byDay) days.push(await importDay(date, own, options));
  return days;
}

async function importDay(
  date: string,
  all: readonly ExecutionLine[],
  { history, writer, isReplacing = false, isCheck = false, record }: ImportOptions,
): Promise<ImportedDay> {
  const source = await sourceOf(history, date);
  const far = farPrices(all, await dayRanges(history, date));
  const skipped = new Set(far.map(({ line }) => line));
  const lines = all.filter(({ line }) => !skipped.has(line));
  const own = isReplacing ? IMPORTED_ORDERS : ordersWithin(new Set(all.map(parentIdOf)));
  const before = await storedOrders(history, date, own);
  const others = await executionsOfOthers(history, date, `NOT (${own})`);
  const removed = isReplacing ? before.executions.length : 0;
  const kept: Stored = isReplacing ? { parents: [], executions: [] } : before;
  const { added, known, problems } = newExecutions(lines, kept.executions, others);
  const orders = added.length === 0 ? [] : ordersOf(lines, kept, added);
  const counts = { trade_date: date, added: added.length, known, orders: orders.length, removed };
  const day = { ...counts, problems: [...far, ...problems], findings: orders.flatMap(overfilled) };
  if (added.length === 0 || isCheck) return day;
  const target = await writer.begin(date, withImport(source));
  try {
    await copyOthers(history, date, `NOT (${own})`, target);
    for (const { parent, fills } of orders) {
      const counted = countedParent(parent, fills);
      target.append('parent_orders', [counted]);
      target.append('child_orders', countedChildren(counted, fills));
      target.append('executions', fills);
    }
    await record?.(counts);
    await target.commit();
    return day;
  } catch (error) {
    await target.discard().catch(() => undefined);
    throw error;
  }
}

/** Who wrote the day. Null for a day that there is not. */
export async function sourceOf(history: History, date: string): Promise<string | null> {
  const { whole, broken } = await history.days({ from: date, to: date });
  const [damaged] = broken;
  if (damaged !== undefined) throw new Error(`${date} is damaged (${damaged.reason}): remove or restore it first`);
  return whole[0]?.source ?? null;
}

const SOURCE = 'import';
const WITH_IMPORT = ` and ${SOURCE}`;

function withImport(source: string | null): string {
  return source === null || source.includes(SOURCE) ? (source ?? SOURCE) : `${source}${WITH_IMPORT}`;
}

/** What is left of a source when its imports go. Null when it was nothing else. */
export function withoutImport(source: string): string | null {
  return source === SOURCE ? null : source.replace(WITH_IMPORT, '');
}

export function hasImport(source: string): boolean {
  return source === SOURCE || source.endsWith(WITH_IMPORT);
}

function newExecutions(
  lines: readonly ExecutionLine[],
  stored: readonly Execution[],
  others: ReadonlyMap<string, StoredExecution>,
) {
  const seen = new Map<string, StoredExecution>(others);
  for (const row of stored) seen.set(executionKey(row), row);
  const added: Execution[] = [];
  const problems: LineProblemText[] = [];
  let known = 0;
  for (const line of lines) {
    const row = importedExecution(line);
    const same = seen.get(executionKey(row));
    if (same === undefined) {
      seen.set(executionKey(row), row);
      added.push(row);
      continue;
    }
    const text = differenceOf(line, row, same);
    if (text === null) known += 1;
    else problems.push({ line: line.line, text });
  }
  return { added, known, problems };
}

function differenceOf({ execution_id, order_id }: ExecutionLine, row: Execution, same: StoredExecution): string | null {
  if (same.parent_order_numeric_id !== row.parent_order_numeric_id) {
    return `execution ${execution_id} belongs to another order than ${order_id} already`;
  }
  const isSame = same.last_fill_qty === row.last_fill_qty && same.last_fill_price === row.last_fill_price;
  return isSame ? null : `execution ${execution_id} is stored with another quantity or price`;
}

type Order = {
  readonly line: ExecutionLine;
  readonly parent: NewRow<'parent_orders'>;
  readonly fills: readonly Execution[];
};

/** Orders of the file with all their fills, those of earlier imports included. */
function ordersOf(lines: readonly ExecutionLine[], before: Stored, added: readonly Execution[]): readonly Order[] {
  const stored = new Map(before.parents.map((row) => [row.parent_order_numeric_id, row]));
  const fills = Map.groupBy([...before.executions, ...added], (row) => row.parent_order_numeric_id);
  return [...Map.groupBy(lines, parentIdOf)].flatMap(([id, own]) => {
    const [first] = own;
    const all = fills.get(id) ?? [];
    if (first === undefined || all.length === 0) return [];
    return [{ line: first, parent: stored.get(id) ?? importedParent(first), fills: all }];
  });
}

/** More was filled than ordered: the order is not as it was sent, or a fill is not its own. */
function overfilled({ line, parent, fills }: Order): readonly LineProblemText[] {
  const filled = fills.reduce((sum, { last_fill_qty }) => sum + last_fill_qty, 0);
  const ordered = line.numbers.order_quantity ?? parent.original_order_qty;
  if (ordered === 0 || filled <= ordered) return [];
  const [done, asked] = [filled, ordered].map((quantity) => quantity.toLocaleString('en-US'));
  return [{ line: line.line, text: `order ${line.order_id}: ${done} filled of ${asked} ordered` }];
}
