import { Worker } from 'node:worker_threads';
import type { LivedDayJob, LivedDayMessage } from './lived-day-messages.ts';
import type { LivedDayOutcome } from './write-lived-day.ts';

/** Beside a day's orders and its market nothing large is in memory; a thread that wants more is better stopped. */
const MAX_HEAP_MB = 384;

/** Writes one day in a thread of its own, so that nobody who trades waits for it. */
export function writeInThread(job: LivedDayJob, signal: AbortSignal): Promise<LivedDayOutcome> {
  const worker = new Worker(new URL('./lived-day-worker.ts', import.meta.url), {
    workerData: job,
    name: 'lived days',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // What it has not finished leaves no trace, and the next start begins it again.
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  return new Promise<LivedDayOutcome>((resolve, reject) => {
    worker.on('message', (message: LivedDayMessage) => resolve(message));
    worker.on('error', reject);
    // After an outcome this says nothing new.
    worker.on('exit', (code) => reject(new Error(`the thread ended with ${code} before the day was written`)));
  }).finally(() => signal.removeEventListener('abort', stop));
}
