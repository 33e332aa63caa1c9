/** The state of a navigation to a replay: the orders of the list that it was opened from, in its order. */
export type ReplayOrders = { readonly replayOrders: readonly number[] };

/** Null for a page that was opened by its address. */
export function replayOrdersOf(state: unknown): readonly number[] | null {
  if (typeof state !== 'object' || state === null || !('replayOrders' in state)) return null;
  const { replayOrders } = state;
  return Array.isArray(replayOrders) ? replayOrders.filter((id) => typeof id === 'number') : null;
}

/** The orders before and after one in a list; null at its ends and for an order that is not in it. */
export function besideIn(orders: readonly number[], order: number) {
  const at = orders.indexOf(order);
  return { previous: at < 0 ? null : (orders[at - 1] ?? null), next: at < 0 ? null : (orders[at + 1] ?? null) };
}
