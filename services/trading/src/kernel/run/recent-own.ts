import type { OrderStore } from '../state/order-store.ts';

/** A window over an order's executions, moved on at each look, so that a look costs what is new and not what was. */
export type RecentOwn = {
  /** The first execution of the window, and the one after its last. */
  from: number;
  upTo: number;
  lots: number;
};

export const RECENT_MS = 300_000;

export function noRecentOwn(): RecentOwn {
  return { from: 0, upTo: 0, lots: 0 };
}

/** Own countable fills of the last five minutes. Times of executions never run backwards. */
export function recentOwnLots(orders: OrderStore, parentId: number, recent: RecentOwn, nowMs: number): number {
  const keys = orders.executionKeysOf(parentId);
  for (; recent.upTo < keys.length; recent.upTo += 1) recent.lots += countableLots(orders, keys[recent.upTo]);
  for (; recent.from < recent.upTo; recent.from += 1) {
    const key = keys[recent.from] ?? '';
    if ((orders.executions.get(key)?.atMs ?? 0) > nowMs - RECENT_MS) break;
    recent.lots -= countableLots(orders, key);
  }
  return recent.lots;
}

function countableLots(orders: OrderStore, key = ''): number {
  const { liquidity, lots } = orders.executions.get(key) ?? { liquidity: null, lots: 0 };
  return liquidity === 'add' || liquidity === 'remove' ? lots : 0;
}
