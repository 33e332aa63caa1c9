import { GridHost } from '@meridian/live-client/grid/grid-host';
import type { FromWorker, ToWorker } from '@meridian/live-client/grid/grid-messages';
import { systemTimers } from '@meridian/live-client/system-timers';
import { demoOrders, demoTicks } from './demo-orders.ts';
import { createRandom } from './demo-random.ts';

/** Rows made in the worker, as they come from a socket in the real one: the page is spared the copying. */
export type FeedOrder = { readonly type: 'feed'; readonly grid: number; readonly rows: number; readonly rate: number };

const TICK_MS = 20;
const host = new GridHost({
  WebSocket,
  timers: systemTimers,
  newId: () => String(Math.random()),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to answer.
  post: (message: FromWorker) => self.postMessage(message),
});

function feed({ grid, rows: count, rate }: FeedOrder): void {
  const rows = demoOrders(count);
  const random = createRandom(11);
  host.take({ type: 'order', grid, order: { type: 'rows', rows } });
  if (rate === 0) return;
  let lastMs = performance.now();
  let owed = 0;
  setInterval(() => {
    const nowMs = performance.now();
    owed += (rate * (nowMs - lastMs)) / 1000;
    lastMs = nowMs;
    const due = Math.floor(owed);
    owed -= due;
    const changes = demoTicks(rows, due, random, performance.timeOrigin + nowMs);
    if (due > 0) host.take({ type: 'order', grid, order: { type: 'increment', rows: changes, removed: [] } });
  }, TICK_MS);
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker | FeedOrder>) => {
  if (data.type === 'feed') feed(data);
  else host.take(data);
});
