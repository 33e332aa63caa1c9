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
export class RowBacklog {
  #left: Iterator<RowSubject, undefined> | null = null;
  #isBehind = false;

  get isOver(): boolean {
    return this.#left === null;
  }

  /** Whether orders from before the start are not shown yet. What nobody waits for more than for them comes later. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** At the start. */
  begin(orders: OrderStore): void {
    this.again(orders);
    this.#isBehind = true;
  }

  again(orders: OrderStore): void {
    this.#left = rowBacklog(orders);
  }

  next(): RowSubject | undefined {
    const value = this.#left?.next().value;
    if (value?.kind !== 'parent') this.#isBehind = false;
    if (value === undefined) this.#left = null;
    return value;
  }
}

function* rowBacklog(orders: OrderStore): Generator<RowSubject, undefined> {
  for (const id of firstOf(orders.activeIds, orders.parents)) yield { kind: 'parent', id };
  for (const id of firstOf(orders.openChildIds(), orders.children)) yield { kind: 'child', id };
  for (const key of orders.executions.keys()) yield { kind: 'execution', key };
}

function* firstOf(first: Iterable<number>, all: { keys(): Iterable<number> }): Generator<number, undefined> {
  const done = new Set(first);
  yield* done;
  for (const id of all.keys()) if (!done.has(id)) yield id;
}
