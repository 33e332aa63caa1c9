import { MAX_ALIKE } from '@meridian/domain/order-checks/check-order';
import type { OrderTerms, Parent } from './parent.ts';

type Alike = Pick<OrderTerms, 'account' | 'allocAccount' | 'instrument' | 'side' | 'quantityLots'>;

/** The newest orders per account, instrument, side and size, without orders rejected on arrival. */
export class OrdersAlike {
  /** Most orders have no duplicate, so a single id avoids an array for each. */
  readonly #newest = new Map<string, number | readonly number[]>();

  /** By the original size. A later change does not matter. */
  see({ id, terms, originalLots, stage, outcome, route }: Parent): void {
    if (stage === 'received' || (outcome === 'rejected' && route === null)) return;
    const key = likeKey(terms, originalLots);
    const known = this.#newest.get(key);
    // Most orders are alone, and a start sees all of them at once.
    if (known === undefined || known === id) {
      this.#newest.set(key, id);
      return;
    }
    const others = this.#idsOf(key).filter((other) => other !== id);
    const ids = [...others, id].toSorted((one, two) => two - one).slice(0, MAX_ALIKE);
    this.#keep(key, ids);
  }

  forget({ id, terms, originalLots }: Parent): void {
    const key = likeKey(terms, originalLots);
    const ids = this.#idsOf(key);
    if (ids.includes(id))
      this.#keep(
        key,
        ids.filter((other) => other !== id),
      );
  }

  /** At most `MAX_ALIKE` of them, newest first. */
  newestLike(terms: Alike): readonly number[] {
    return this.#idsOf(alikeKey(terms));
  }

  #idsOf(key: string): readonly number[] {
    const kept = this.#newest.get(key);
    if (kept === undefined) return NONE;
    return typeof kept === 'number' ? [kept] : kept;
  }

  #keep(key: string, ids: readonly number[]): void {
    const [first] = ids;
    if (first === undefined) this.#newest.delete(key);
    else this.#newest.set(key, ids.length === 1 ? first : ids);
  }
}

const NONE: readonly number[] = [];

export function alikeKey(terms: Alike): string {
  return likeKey(terms, terms.quantityLots);
}

function likeKey({ account, allocAccount, instrument, side }: Omit<Alike, 'quantityLots'>, lots: number): string {
  return `${account}|${allocAccount}|${instrument}|${side}|${lots}`;
}
