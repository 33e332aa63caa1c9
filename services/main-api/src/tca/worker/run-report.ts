import { runJob } from '@meridian/history/apart/run-job';
import type { ReportDone, ReportProgress, ReportWork } from './report-messages.ts';

export type ReportOutcome =
  | { readonly kind: 'done'; readonly result: ReportDone }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'stopped' };

/** No report takes longer; one that does would hold a place for ever. */
const MAX_MS = 15 * 60_000;
const MAX_HEAP_MB = 2_048;

/** Makes a report in a process of its own, so that it neither delays nor ends an order or an answer. */
export async function runReport(
  work: ReportWork,
  signal: AbortSignal,
  onProgress: (percent: number, stage: string) => void,
): Promise<ReportOutcome> {
  const outcome = await runJob<ReportWork, ReportDone, ReportProgress>(
    new URL('./report-program.ts', import.meta.url),
    {
      name: 'report',
      work,
      signal,
      maxMs: MAX_MS,
      maxHeapMb: MAX_HEAP_MB,
      onProgress: ({ percent, stage }) => onProgress(percent, stage),
    },
  );
  if (outcome.kind === 'lost') return { kind: 'failed', reason: 'The report ended early: run it again.' };
  return outcome.kind === 'late' ? { kind: 'failed', reason: TOO_LONG } : outcome;
}

const TOO_LONG = 'The report took too long and was stopped: choose a shorter period.';
