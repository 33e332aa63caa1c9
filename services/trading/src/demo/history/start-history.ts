import { runJob } from '@meridian/history/apart/run-job';
import type { GenerateHistoryOptions, HistoryOutcome, HistoryProgress } from './generate-history.ts';
import type { HistoryJob } from './history-messages.ts';
import type { HistoryPlan } from './history-plan.ts';

export type RunningHistory = {
  /** Null when it was stopped before its end. */
  readonly done: Promise<HistoryOutcome | null>;
  /** A day that is half written leaves no trace. The next start continues from there. */
  stop(): void;
};

/** A large demo takes half an hour. */
const MAX_MS = 6 * 60 * 60_000;
const MAX_HEAP_MB = 2_048;

/** Writes the past in a process of its own, so that the server keeps answering. */
export function startHistory(plan: HistoryPlan, options: Omit<GenerateHistoryOptions, 'signal'>): RunningHistory {
  const { onProgress, ...rest } = options;
  const stopping = new AbortController();
  const run = async (): Promise<HistoryOutcome | null> => {
    const outcome = await runJob<HistoryJob, HistoryOutcome, HistoryProgress>(
      new URL('./history-program.ts', import.meta.url),
      {
        name: 'past days of the demo',
        work: { plan, options: rest },
        signal: stopping.signal,
        maxMs: MAX_MS,
        maxHeapMb: MAX_HEAP_MB,
        ...(onProgress === undefined ? {} : { onProgress }),
      },
    );
    if (outcome.kind === 'done') return outcome.result;
    if (outcome.kind === 'stopped') return null;
    throw new Error(outcome.kind === 'failed' ? outcome.reason : 'the process ended before the past was written');
  };
  return { done: run(), stop: () => stopping.abort() };
}
