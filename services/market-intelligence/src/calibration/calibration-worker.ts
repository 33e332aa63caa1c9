import { parentPort, workerData } from 'node:worker_threads';
import { openHistory } from '@meridian/history/reader/open-history';
import { stopSignal } from '@meridian/service-kit/end-thread';
import { calibrate } from './calibrate.ts';
import type { CalibrationWork } from './calibration-messages.ts';

/** The program of a calibration's thread: it ends with its result, or when the service stops. */
const MEMORY_MB = 512;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by whoever started this thread.
const { dir, ...work } = workerData as CalibrationWork;
const signal = stopSignal(parentPort);
const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
try {
  const result = await calibrate(history, work, signal);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  parentPort?.postMessage(result);
} catch (error) {
  // A service that stops does not want the result any more.
  if (!signal.aborted) throw error;
} finally {
  await history.close();
}
