import { readdir, readFile, stat } from 'node:fs/promises';
import { HISTORY_TABLE_NAMES } from '../tables/history-tables.ts';
import { isTradeDate, manifestFile, manifestFolder, tableFile } from './day-files.ts';
import { type DayManifest, parseManifest } from './day-manifest.ts';

/** Both ends are included. A missing end is open. */
export type DayRange = { readonly from?: string | undefined; readonly to?: string | undefined };

export type FoundDays = {
  /** Oldest first. */
  readonly whole: readonly DayManifest[];
  /** Days with an invalid manifest or files. They are never read. */
  readonly broken: readonly { readonly tradeDate: string; readonly reason: string }[];
};

type Checked = { readonly manifest: DayManifest } | { readonly reason: string };

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function bytesOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Null when the manifest disappeared after the listing, because somebody is rewriting the day. */
async function checkDay(dir: string, tradeDate: string): Promise<Checked | null> {
  let text: string;
  try {
    text = await readFile(manifestFile(dir, tradeDate), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const manifest = parseManifest(text);
  if (manifest === null || manifest.tradeDate !== tradeDate) return { reason: 'its manifest cannot be read' };
  for (const table of HISTORY_TABLE_NAMES) {
    const bytes = await bytesOf(tableFile(dir, table, tradeDate));
    if (bytes !== manifest.tables[table].bytes) return { reason: `${table} is not as large as it was written` };
  }
  return { manifest };
}

/** The trading days on disk within a range. */
export async function findDays(dir: string, range: DayRange = {}): Promise<FoundDays> {
  const names = await readdir(manifestFolder(dir)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const dates = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((date) => isTradeDate(date) && date >= (range.from ?? '') && date <= (range.to ?? '9999-99-99'))
    .sort();
  const whole: DayManifest[] = [];
  const broken: { tradeDate: string; reason: string }[] = [];
  for (const tradeDate of dates) {
    const checked = await checkDay(dir, tradeDate);
    if (checked === null) continue;
    if ('manifest' in checked) whole.push(checked.manifest);
    else broken.push({ tradeDate, reason: checked.reason });
  }
  return { whole, broken };
}
