import { MAX_ALIKE } from '@meridian/domain/order-checks/check-order';
import { IdIndex } from '../../bytes/id-index.ts';
import { TextIndex } from '../../bytes/text-index.ts';
import type { OrderTerms } from './parent.ts';
import type { ParentHead, ParentOutline } from './parent-head.ts';

type Alike = Pick<OrderTerms, 'account' | 'allocAccount' | 'instrument' | 'side' | 'quantityLots'>;
type HeadOf = (id: number) => ParentHead | undefined;

/**
 * The newest orders per account, instrument, side and size, without orders rejected on arrival. Only their ids are kept,
 * outside of the collected memory: the texts of the keys would be more than the orders themselves.
 */
export class OrdersAlike {
  readonly #headOf: HeadOf;
  readonly #newest = new TextIndex();
  /** The next older order that is alike. */
  readonly #older = new IdIndex();

  constructor(headOf: HeadOf) {
    this.#headOf = headOf;
  }

  /** What another has seen, instead of its own. */
  copy(other: OrdersAlike): void {
    this.#newest.copy(other.#newest);
    this.#older.copy(other.#older);
  }

  /** By the original size. A later change does not matter. The order can be read already. */
  see({ id, terms, originalLots, stage, outcome, route }: ParentOutline): void {
    if (stage === 'received' || (outcome === 'rejected' && route === null)) return;
    const key = likeKey(terms, originalLots);
    const newest = this.#newest.find(key, this.#hasKey(key));
    if (newest === id) return;
    if (newest === undefined) {
      this.#newest.add(key, id);
      return;
    }
    if (id > newest) {
      this.#addNewer(key, newest, id);
      return;
    }
    const others = this.#idsFrom(newest).filter((other) => other !== id);
    this.#keep(key, newest, [...others, id].toSorted((one, two) => two - one).slice(0, MAX_ALIKE));
  }

  /** To be called while the order can still be read. */
  forget({ id, terms, originalLots }: ParentOutline): void {
    const key = likeKey(terms, originalLots);
    const newest = this.#newest.find(key, this.#hasKey(key));
    if (newest === undefined) return;
    const ids = this.#idsFrom(newest);
    const left = ids.filter((other) => other !== id);
    if (left.length === ids.length) return;
    this.#keep(key, newest, left);
    this.#older.delete(id);
  }

  /** At most `MAX_ALIKE` of them, newest first. */
  newestLike(terms: Alike): readonly number[] {
    const key = alikeKey(terms);
    return this.#idsFrom(this.#newest.find(key, this.#hasKey(key)));
  }

  #hasKey(key: string): (id: number) => boolean {
    return (id) => {
      const head = this.#headOf(id);
      return head !== undefined && likeKey(head, head.originalLots) === key;
    };
  }

  #idsFrom(newest: number | undefined): readonly number[] {
    const ids: number[] = [];
    for (let id = newest; id !== undefined; id = this.#older.get(id)) ids.push(id);
    return ids;
  }

  /** As nearly every order comes, and each that a start reads. */
  #addNewer(key: string, before: number, id: number): void {
    this.#newest.move(key, (other) => other === before, id);
    this.#older.set(id, before);
    let oldest = id;
    for (let count = 1; count < MAX_ALIKE; count += 1) {
      const older = this.#older.get(oldest);
      if (older === undefined) return;
      oldest = older;
    }
    this.#older.delete(oldest);
  }

  #keep(key: string, before: number, ids: readonly number[]): void {
    const [newest] = ids;
    const isIt = (id: number): boolean => id === before;
    if (newest === undefined) this.#newest.delete(key, isIt);
    else if (newest !== before) this.#newest.move(key, isIt, newest);
    for (const [at, id] of ids.entries()) {
      const older = ids[at + 1];
      if (older === undefined) this.#older.delete(id);
      else this.#older.set(id, older);
    }
  }
}

export function alikeKey(terms: Alike): string {
  return likeKey(terms, terms.quantityLots);
}

function likeKey({ account, allocAccount, instrument, side }: Omit<Alike, 'quantityLots'>, lots: number): string {
  return `${account}|${allocAccount}|${instrument}|${side}|${lots}`;
}
