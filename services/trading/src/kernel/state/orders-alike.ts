import type { OrderTerms, Parent } from './parent.ts';

type Alike = Pick<OrderTerms, 'account' | 'allocAccount' | 'instrument' | 'side' | 'quantityLots'>;

/** The newest order of each account, instrument, side and size; one that was rejected when it came does not count. */
export class OrdersAlike {
  readonly #newest = new Map<string, number>();

  /** By the size it came with: a later change makes it no other order. */
  see({ id, terms, originalLots, stage, outcome, route }: Parent): void {
    if (stage === 'received' || (outcome === 'rejected' && route === null)) return;
    const key = alikeKey({ ...terms, quantityLots: originalLots });
    if (id > (this.#newest.get(key) ?? 0)) this.#newest.set(key, id);
  }

  forget({ id, terms, originalLots }: Parent): void {
    const key = alikeKey({ ...terms, quantityLots: originalLots });
    if (this.#newest.get(key) === id) this.#newest.delete(key);
  }

  newestLike(terms: Alike): number | null {
    return this.#newest.get(alikeKey(terms)) ?? null;
  }
}

export function alikeKey({ account, allocAccount, instrument, side, quantityLots }: Alike): string {
  return `${account}|${allocAccount}|${instrument}|${side}|${quantityLots}`;
}
