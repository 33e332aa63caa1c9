import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Columns } from './columns.ts';
import { HISTORY_TABLES, type HistoryTable, type NewRow } from './tables/history-tables.ts';

/** A folder for one test. */
export async function makeHistoryFolder(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'meridian-history-test-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

const SAMPLE_VALUES = {
  date: '',
  text: 'text',
  label: 'label',
  integer: 7,
  double: 1.5,
  boolean: true,
  doubles: [1, 2],
};

/** A row with a plausible value in every column. */
export function sampleRow<Table extends HistoryTable>(
  table: Table,
  values: Partial<NewRow<Table>> = {},
): NewRow<Table> {
  const described: Columns = HISTORY_TABLES[table];
  const columns = Object.entries(described).filter(([name]) => name !== 'trade_date');
  const row = Object.fromEntries(columns.map(([name, { kind }]) => [name, SAMPLE_VALUES[kind]]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every column was set in the line above.
  return { ...row, ...values } as NewRow<Table>;
}
