import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessagePort, Worker } from 'node:worker_threads';

const STOP = 'stop';

/** A query is interrupted at once. A computation is left to its end, which nobody waits for. */
const MAX_WAIT_MS = 5_000;

/**
 * Asks a thread to stop and waits for its end. A thread is never terminated: inside DuckDB that aborts the whole
 * process, and with it the trading engine.
 */
export async function endThread(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const ended = once(worker, 'exit');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  worker.postMessage(STOP);
  await Promise.race([ended, sleep(MAX_WAIT_MS, undefined, { ref: false })]);
  worker.unref();
}

/** Aborts when whoever started this thread asks it to stop. It does not keep the thread alive. */
export function stopSignal(port: MessagePort | null): AbortSignal {
  const controller = new AbortController();
  port?.once('message', () => controller.abort(new Error('The work was stopped.')));
  port?.unref();
  return controller.signal;
}
