import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export type CsvTable = {
  readonly headers: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
};

/** Presses the grid's own export button and reads the file that comes. */
export async function exportCsv(page: Page, section: Locator): Promise<CsvTable> {
  const coming = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Export as CSV' }).first().click();
  const download = await coming;
  return readCsv(await readFile(await download.path(), 'utf8'));
}

/** RFC 4180 with a byte order mark, as spreadsheets like it. */
export function readCsv(text: string): CsvTable {
  const lines = recordsOf(text.replace(/^\uFEFF/, ''));
  const [headers = [], ...rest] = lines;
  return {
    headers,
    rows: rest.map((cells) => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? '']))),
  };
}

function recordsOf(text: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '' && record.length === 0) break;
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}
