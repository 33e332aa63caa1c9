import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { demoOrders } from '../demo-orders.ts';
import { paceTicks } from '../paced-ticks.ts';

export type RivalOrder = { readonly rows: number; readonly rate: number };

export type RivalNews =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'changes'; readonly changes: readonly (readonly Cell[])[] };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to answer.
const post = (news: RivalNews): void => self.postMessage(news);

/** Makes the same rows and changes as our own harness, outside the page, where a socket's frames would be read. */
self.addEventListener('message', ({ data }: MessageEvent<RivalOrder>) => {
  const rows = demoOrders(data.rows);
  post({ kind: 'rows', rows });
  if (data.rate > 0) paceTicks(rows, data.rate, (changes) => post({ kind: 'changes', changes }));
});
