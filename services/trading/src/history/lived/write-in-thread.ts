import { Worker } from 'node:worker_threads';
import { endThread } from '@meridian/service-kit/end-thread';
import type { LivedDayJob, LivedDayMessage } from './lived-day-messages.ts';
import type { LivedDayOutcome } from './write-lived-day.ts';

/** Only a day's orders and market are in memory. A thread that needs more is stopped. */
const MAX_HEAP_MB = 384;

/** Writes one day in its own thread, so that trading does not wait. */
export function writeInThread(job: LivedDayJob, signal: AbortSignal): Promise<LivedDayOutcome> {
  const worker = new Worker(new URL('./lived-day-worker.ts', import.meta.url), {
    workerData: job,
    name: 'lived days',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // Unfinished work leaves no trace, and the next start repeats it.
  const stop = (): void => void endThread(worker);
  signal.addEventListener('abort', stop, { once: true });
  return new Promise<LivedDayOutcome>((resolve, reject) => {
    worker.on('message', (message: LivedDayMessage) => resolve(message));
    worker.on('error', reject);
    // After an outcome this says nothing new.
    worker.on('exit', (code) => reject(new Error(`the thread ended with ${code} before the day was written`)));
  }).finally(() => signal.removeEventListener('abort', stop));
}
