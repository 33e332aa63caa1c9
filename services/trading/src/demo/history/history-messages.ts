import type { GenerateHistoryOptions } from './generate-history.ts';
import type { HistoryPlan } from './history-plan.ts';

/** What the process is given. */
export type HistoryJob = {
  readonly plan: HistoryPlan;
  readonly options: Pick<GenerateHistoryOptions, 'dir' | 'memoryLimitMb' | 'threads'>;
};
