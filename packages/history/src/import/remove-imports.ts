import type { History } from '../reader/open-history.ts';
import type { HistoryWriter } from '../writer/history-writer.ts';
import { hasImport, sourceOf, withoutImport } from './import-executions.ts';
import { IMPORTED_ORDERS } from './imported-rows.ts';
import { copyOthers, storedOrders } from './stored-day.ts';

export type DayOfImports = { readonly trade_date: string; readonly orders: number; readonly executions: number };

/** The days that imports brought something for, oldest first. */
export async function listImports(history: History): Promise<readonly DayOfImports[]> {
  const { whole } = await history.days({});
  const days: DayOfImports[] = [];
  for (const { tradeDate, source } of whole) if (hasImport(source)) days.push(await contentOf(history, tradeDate));
  return days;
}

async function contentOf(history: History, date: string): Promise<DayOfImports> {
  const { parents, executions } = await storedOrders(history, date, IMPORTED_ORDERS);
  return { trade_date: date, orders: parents.length, executions: executions.length };
}

export type RemoveOptions = {
  readonly history: History;
  readonly writer: HistoryWriter;
  /** Runs before anything goes. Nothing does when it throws. */
  readonly record: (day: DayOfImports) => Promise<void>;
};

/** Removes what imports brought for a day. What the desk traded itself stays. Null for a day without imports. */
export async function removeImports(date: string, options: RemoveOptions): Promise<DayOfImports | null> {
  const { history, writer, record } = options;
  const source = await sourceOf(history, date);
  if (source === null || !hasImport(source)) return null;
  const content = await contentOf(history, date);
  const left = withoutImport(source);
  if (left === null) {
    await record(content);
    await writer.remove(date);
    return content;
  }
  const target = await writer.begin(date, left);
  try {
    await copyOthers(history, date, `NOT (${IMPORTED_ORDERS})`, target);
    await record(content);
    await target.commit();
    return content;
  } catch (error) {
    await target.discard().catch(() => undefined);
    throw error;
  }
}
