import { HISTORY_SCHEMA, HISTORY_TABLE_NAMES, type HistoryTable } from '../tables/history-tables.ts';
import { isTradeDate } from './day-files.ts';

export type TableExtent = { readonly rows: number; readonly bytes: number };

/** The manifest of a complete day: its files and their sizes. */
export type DayManifest = {
  readonly schema: number;
  readonly tradeDate: string;
  /** Who wrote it: a generator with its seed, or the live desk. */
  readonly source: string;
  readonly tables: Readonly<Record<HistoryTable, TableExtent>>;
};

export function makeManifest(tradeDate: string, source: string, tables: DayManifest['tables']): DayManifest {
  return { schema: HISTORY_SCHEMA, tradeDate, source, tables };
}

export function manifestToJson(manifest: DayManifest): string {
  return `${JSON.stringify(manifest)}\n`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isExtent(value: unknown): value is TableExtent {
  return isRecord(value) && Number.isSafeInteger(value['rows']) && Number.isSafeInteger(value['bytes']);
}

function isTables(value: unknown): value is DayManifest['tables'] {
  return isRecord(value) && HISTORY_TABLE_NAMES.every((table) => isExtent(value[table]));
}

/** Null for an invalid manifest or an unknown layout. */
export function parseManifest(text: string): DayManifest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { schema, tradeDate, source, tables } = value;
  if (schema !== HISTORY_SCHEMA || typeof source !== 'string' || !isTables(tables)) return null;
  if (typeof tradeDate !== 'string' || !isTradeDate(tradeDate)) return null;
  return { schema, tradeDate, source, tables };
}
