import type { ExecutedAmount } from '../state/execution.ts';
import type { OrderStore } from '../state/order-store.ts';

/** A window over an order's executions, moved on at each look, so that a look costs what is new and not what was. */
export type RecentOwn = {
  /** The first execution of the window, and the one after its last. */
  from: number;
  upTo: number;
  /** When the first was executed, as far as it was read. */
  fromMs: number;
  lots: number;
};

export const RECENT_MS = 300_000;

export function noRecentOwn(): RecentOwn {
  return { from: 0, upTo: 0, fromMs: 0, lots: 0 };
}

/** Own countable fills of the last five minutes. Times of executions never run backwards. */
export function recentOwnLots(orders: OrderStore, parentId: number, recent: RecentOwn, nowMs: number): number {
  const numbers = orders.executionNumbersOf(parentId);
  const amountAt = (at: number): ExecutedAmount | undefined => orders.executions.amountAt(numbers[at] ?? -1);
  for (; recent.upTo < numbers.length; recent.upTo += 1) recent.lots += countableLots(amountAt(recent.upTo));
  while (recent.from < recent.upTo && recent.fromMs <= nowMs - RECENT_MS) {
    const first = amountAt(recent.from);
    recent.fromMs = first?.atMs ?? 0;
    if (recent.fromMs > nowMs - RECENT_MS) break;
    recent.lots -= countableLots(first);
    recent.from += 1;
  }
  return recent.lots;
}

function countableLots(amount: ExecutedAmount | undefined): number {
  const { liquidity, lots } = amount ?? { liquidity: null, lots: 0 };
  return liquidity === 'add' || liquidity === 'remove' ? lots : 0;
}
