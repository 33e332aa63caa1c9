import { runJob } from '@meridian/history/apart/run-job';
import type { LivedDayJob } from './lived-day-messages.ts';
import type { LivedDayOutcome } from './write-lived-day.ts';

/** Only a day's orders and market are in memory. A process that needs more ends. */
const MAX_HEAP_MB = 384;
const MAX_MS = 60 * 60_000;

/** Writes one day in a process of its own, so that trading does not wait. Unfinished work leaves no trace, and the next start repeats it. */
export async function writeApart(job: LivedDayJob, signal: AbortSignal): Promise<LivedDayOutcome> {
  const outcome = await runJob<LivedDayJob, LivedDayOutcome>(new URL('./lived-day-program.ts', import.meta.url), {
    name: 'lived days',
    work: job,
    signal,
    maxMs: MAX_MS,
    maxHeapMb: MAX_HEAP_MB,
  });
  if (outcome.kind === 'done') return outcome.result;
  throw new Error(outcome.kind === 'failed' ? outcome.reason : 'the process ended before the day was written');
}
