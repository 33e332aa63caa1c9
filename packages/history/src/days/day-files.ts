import { join } from 'node:path';
import type { HistoryTable } from '../tables/history-tables.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function isTradeDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  // Date.parse rejects an invalid date or changes it to another.
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** A date becomes part of paths and statements, so it must be valid. */
export function assertTradeDate(text: string): void {
  if (!isTradeDate(text)) throw new Error(`${text} is not a date of the form YYYY-MM-DD`);
}

export function tableFile(dir: string, table: HistoryTable, tradeDate: string): string {
  assertTradeDate(tradeDate);
  return join(dir, table, `trade_date=${tradeDate}`, 'part.parquet');
}

export function manifestFolder(dir: string): string {
  return join(dir, 'days');
}

/** Written last. A day without it does not exist. */
export function manifestFile(dir: string, tradeDate: string): string {
  assertTradeDate(tradeDate);
  return join(manifestFolder(dir), `${tradeDate}.json`);
}

/** Folder of unfinished files. It is on the same disk, so that a rename puts them in place. */
export function writingFolder(dir: string): string {
  return join(dir, '.writing');
}
