import { Worker } from 'node:worker_threads';
import type { GenerateHistoryOptions, HistoryOutcome } from './generate-history.ts';
import type { HistoryJob, HistoryMessage } from './history-messages.ts';
import type { HistoryPlan } from './history-plan.ts';

export type RunningHistory = {
  readonly done: Promise<HistoryOutcome>;
  /** Lets the current day finish. The next start continues from there. */
  stop(): void;
};

/** Writes the past in its own thread, so that the server keeps answering. */
export function startHistory(plan: HistoryPlan, options: Omit<GenerateHistoryOptions, 'signal'>): RunningHistory {
  const { onProgress, ...rest } = options;
  const job: HistoryJob = { plan, options: rest };
  const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { workerData: job, name: 'history' });
  const done = new Promise<HistoryOutcome>((resolve, reject) => {
    worker.on('message', (message: HistoryMessage) => {
      if (message.kind === 'done') resolve(message.outcome);
      else onProgress?.(message.progress);
    });
    worker.on('error', reject);
    // Has no effect after a result.
    worker.on('exit', (code) => reject(new Error(`the history worker ended with ${code} before it was done`)));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  return { done, stop: () => worker.postMessage('stop') };
}
