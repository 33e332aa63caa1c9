import { parentPort, workerData } from 'node:worker_threads';
import { openHistory } from '@meridian/history/reader/open-history';
import { stopSignal } from '@meridian/service-kit/end-thread';
import type { DryRunMessage, DryRunWork } from './dry-run-messages.ts';
import { runDryRun } from './run-dry-run.ts';

/** The program of a dry run's thread: it ends with its result, or when it is cancelled. */
const MEMORY_MB = 1_024;
const THREADS = 2;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by whoever started this thread.
const { dir, job } = workerData as DryRunWork;

function tell(message: DryRunMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  parentPort?.postMessage(message);
}

const signal = stopSignal(parentPort);
const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: THREADS });
try {
  const onProgress = (percent: number, stage: string): void => tell({ kind: 'progress', percent, stage });
  const result = await runDryRun(job, { history, signal, onProgress });
  tell({ kind: 'done', result });
} finally {
  await history.close();
}
