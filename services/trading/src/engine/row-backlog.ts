import type { OrderStore } from '../kernel/state/order-store.ts';

/** The kinds of rows. */
export type RowSubject =
  | { readonly kind: 'parent'; readonly id: number }
  | { readonly kind: 'child'; readonly id: number }
  | { readonly kind: 'execution'; readonly key: string };

/**
 * Everything in the engine once: parent orders first, working ones before others. Changes meanwhile are published
 * separately and may also appear here.
 */
export function* rowBacklog(orders: OrderStore): Generator<RowSubject, undefined> {
  for (const id of firstOf(orders.activeIds, orders.parents)) yield { kind: 'parent', id };
  for (const id of firstOf(orders.openChildIds(), orders.children)) yield { kind: 'child', id };
  for (const key of orders.executions.keys()) yield { kind: 'execution', key };
}

function* firstOf(first: Iterable<number>, all: { keys(): Iterable<number> }): Generator<number, undefined> {
  const done = new Set(first);
  yield* done;
  for (const id of all.keys()) if (!done.has(id)) yield id;
}
