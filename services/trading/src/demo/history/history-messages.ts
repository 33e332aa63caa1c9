import type { GenerateHistoryOptions, HistoryOutcome, HistoryProgress } from './generate-history.ts';
import type { HistoryPlan } from './history-plan.ts';

/** What the worker thread is given. */
export type HistoryJob = {
  readonly plan: HistoryPlan;
  readonly options: Pick<GenerateHistoryOptions, 'dir' | 'memoryLimitMb' | 'threads'>;
};

/** What it says. */
export type HistoryMessage =
  | { readonly kind: 'progress'; readonly progress: HistoryProgress }
  | { readonly kind: 'done'; readonly outcome: HistoryOutcome };
