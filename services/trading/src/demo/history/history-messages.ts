import type { GenerateHistoryOptions, HistoryOutcome, HistoryProgress } from './generate-history.ts';
import type { HistoryPlan } from './history-plan.ts';

/** The job of the worker thread. */
export type HistoryJob = {
  readonly plan: HistoryPlan;
  readonly options: Pick<GenerateHistoryOptions, 'dir' | 'memoryLimitMb' | 'threads'>;
};

/** The messages of the worker thread. */
export type HistoryMessage =
  | { readonly kind: 'progress'; readonly progress: HistoryProgress }
  | { readonly kind: 'done'; readonly outcome: HistoryOutcome };
