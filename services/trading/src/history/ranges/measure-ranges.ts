import { runJob } from '@meridian/history/apart/run-job';
import type { OpenDatabase } from '@meridian/storage/database';
import { measuredDays, saveRangeOutcomes } from '@meridian/storage/range-outcomes/range-outcome-store';
import type { Reference } from '../../reference/reference.ts';
import type { MeasuredDay, RangeWork } from './range-messages.ts';

export type MeasureRangesOptions = {
  readonly database: Pick<OpenDatabase, 'pool'>;
  /** `<DATA_DIR>/history`. */
  readonly dir: string;
  readonly universe: Reference;
  readonly signal: AbortSignal;
};

const MAX_HEAP_MB = 512;
const MAX_MS = 30 * 60_000;

/** Holds what past orders cost beside the ranges of their tickets, for days that did not close on this desk. */
export async function measureRanges({ database, dir, universe, signal }: MeasureRangesOptions): Promise<void> {
  const measured = await measuredDays(database.pool);
  const outcome = await runJob<RangeWork, readonly MeasuredDay[]>(new URL('./range-program.ts', import.meta.url), {
    name: 'cost ranges',
    work: { dir, universe, measured },
    signal,
    maxMs: MAX_MS,
    maxHeapMb: MAX_HEAP_MB,
  });
  if (outcome.kind === 'stopped') return;
  if (outcome.kind !== 'done') {
    throw new Error(outcome.kind === 'failed' ? outcome.reason : 'the process ended before the ranges were measured');
  }
  for (const { date, outcomes } of outcome.result) await saveRangeOutcomes(database.pool, date, outcomes);
}
