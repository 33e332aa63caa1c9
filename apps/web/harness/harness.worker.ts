import { GridHost } from '@meridian/live-client/grid/grid-host';
import type { FromWorker, ToWorker } from '@meridian/live-client/grid/grid-messages';
import { systemTimers } from '@meridian/live-client/system-timers';
import { demoOrders } from './demo-orders.ts';
import { paceTicks } from './paced-ticks.ts';

/** Rows made in the worker, as they come from a socket in the real one: the page is spared the copying. */
export type FeedOrder = { readonly type: 'feed'; readonly grid: number; readonly rows: number; readonly rate: number };

const host = new GridHost({
  WebSocket,
  timers: systemTimers,
  newId: () => crypto.randomUUID(),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to answer.
  post: (message: FromWorker) => self.postMessage(message),
});

function feed({ grid, rows: count, rate }: FeedOrder): void {
  const rows = demoOrders(count);
  host.take({ type: 'order', grid, order: { type: 'rows', rows } });
  if (rate === 0) return;
  paceTicks(rows, rate, (changes) =>
    host.take({ type: 'order', grid, order: { type: 'increment', rows: changes, removed: [] } }),
  );
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker | FeedOrder>) => {
  if (data.type === 'feed') feed(data);
  else host.take(data);
});
