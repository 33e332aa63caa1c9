import type { ExecutedAmount } from '../state/execution.ts';
import type { OrderStore } from '../state/order-store.ts';

/** A window over an order's executions, moved on at each look, so that a look costs what is new and not what was. */
export type RecentOwn = {
  /** The last execution that has left the window, and the last that has come into it. Null before the first. */
  left: number | null;
  last: number | null;
  /** When the first of the window was executed, as far as it was read. */
  firstMs: number;
  lots: number;
};

export const RECENT_MS = 300_000;

export function noRecentOwn(): RecentOwn {
  return { left: null, last: null, firstMs: 0, lots: 0 };
}

/** Own countable fills of the last five minutes. Times of executions never run backwards. */
export function recentOwnLots(orders: OrderStore, parentId: number, recent: RecentOwn, nowMs: number): number {
  const { executions } = orders;
  for (let next = orders.executionAfter(parentId, recent.last); next !== undefined; ) {
    recent.lots += countableLots(executions.amountAt(next));
    recent.last = next;
    next = orders.executionAfter(parentId, next);
  }
  while (recent.left !== recent.last && recent.firstMs <= nowMs - RECENT_MS) {
    const first = orders.executionAfter(parentId, recent.left);
    if (first === undefined) break;
    const amount = executions.amountAt(first);
    recent.firstMs = amount?.atMs ?? 0;
    if (recent.firstMs > nowMs - RECENT_MS) break;
    recent.lots -= countableLots(amount);
    recent.left = first;
  }
  return recent.lots;
}

function countableLots(amount: ExecutedAmount | undefined): number {
  const { liquidity, lots } = amount ?? { liquidity: null, lots: 0 };
  return liquidity === 'add' || liquidity === 'remove' ? lots : 0;
}
