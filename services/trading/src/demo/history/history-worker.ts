import { parentPort, workerData } from 'node:worker_threads';
import { generateHistory } from './generate-history.ts';
import type { HistoryJob, HistoryMessage } from './history-messages.ts';

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const post = (message: HistoryMessage) => port.postMessage(message);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- start-history.ts is the only one who starts it.
const job = workerData as HistoryJob;
const stopping = new AbortController();
// Every message means stop.
port.on('message', () => stopping.abort());

try {
  const outcome = await generateHistory(job.plan, {
    ...job.options,
    signal: stopping.signal,
    onProgress: (progress) => post({ kind: 'progress', progress }),
  });
  post({ kind: 'done', outcome });
} finally {
  port.close();
}
