import { Worker } from 'node:worker_threads';
import { endThread } from '@meridian/service-kit/end-thread';
import type { ReportMessage, ReportWork } from './report-messages.ts';

export type ThreadOutcome = Extract<ReportMessage, { kind: 'done' | 'failed' }> | { readonly kind: 'stopped' };

/** No report takes longer; one that does would hold a place for ever. */
const MAX_MS = 15 * 60_000;

/** Makes a report in a thread of its own, so that it delays neither an order nor an answer. */
export async function runInThread(
  work: ReportWork,
  signal: AbortSignal,
  onProgress: (percent: number, stage: string) => void,
): Promise<ThreadOutcome> {
  const worker = new Worker(new URL('./report-thread.ts', import.meta.url), { workerData: work, name: 'report' });
  const { promise, resolve } = Promise.withResolvers<ThreadOutcome>();
  const stop = (): void => resolve({ kind: 'stopped' });
  signal.addEventListener('abort', stop, { once: true });
  const late = setTimeout(() => resolve({ kind: 'failed', reason: TOO_LONG }), MAX_MS);
  worker.on('message', (message: ReportMessage) => {
    if (message.kind === 'progress') onProgress(message.percent, message.stage);
    else resolve(message);
  });
  worker.on('error', (error) =>
    resolve({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
  worker.on('exit', () => resolve({ kind: 'failed', reason: 'The report ended early: run it again.' }));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    await endThread(worker);
  }
}

const TOO_LONG = 'The report took too long and was stopped: choose a shorter period.';
