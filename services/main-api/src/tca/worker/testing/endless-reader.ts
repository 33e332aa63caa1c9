import { parentPort, workerData } from 'node:worker_threads';
import { integer } from '@meridian/history/columns';
import { defineQuery } from '@meridian/history/reader/history-query';
import { openHistory } from '@meridian/history/reader/open-history';
import { stopSignal } from '@meridian/service-kit/end-thread';

/** Reads for ever, as a report over years would. */
const long = defineQuery({
  name: 'long',
  tables: [],
  parameters: {},
  columns: { count: integer('Count') },
  sql: 'SELECT count(*)::INTEGER AS count FROM range(20000000) AS numbers(each) WHERE each % 7 = 3',
});

const signal = stopSignal(parentPort);
const history = await openHistory({ dir: String(workerData), memoryLimitMb: 64, threads: 1 });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
parentPort?.postMessage('reading');
try {
  for (;;) await history.query(long, {}, {}, { signal });
} catch (error) {
  if (!signal.aborted) throw error;
} finally {
  await history.close();
}
