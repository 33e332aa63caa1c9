import { filledLotsOf } from '../children/exposure.ts';
import type { Parent } from './parent.ts';

/**
 * What each account has open or has traded, by day. Counted in whole cents, so that the sum is the same in whatever
 * order it was added up: live, replayed or from a snapshot.
 */
export class AccountGross {
  readonly #cents = new Map<string, number>();

  /** An order as it was and as it is; undefined where it is not there. */
  replace(before: Parent | undefined, after: Parent | undefined): void {
    if (before !== undefined && after !== undefined && countsTheSame(before, after)) return;
    if (before !== undefined) this.#add(keyOf(before), -centsOf(before));
    if (after !== undefined) this.#add(keyOf(after), centsOf(after));
  }

  /** US dollars of everything that is open, and of what filled in orders that ended on the date. */
  usdOf(account: string, allocAccount: string, date: string): number {
    const open = this.#cents.get(`${account}|${allocAccount}|`) ?? 0;
    const done = this.#cents.get(`${account}|${allocAccount}|${date}`) ?? 0;
    return (open + done) / 100;
  }

  /** In cents, by account and day. */
  get sums(): ReadonlyMap<string, number> {
    return this.#cents;
  }

  #add(key: string, cents: number): void {
    const sum = (this.#cents.get(key) ?? 0) + cents;
    if (sum === 0) this.#cents.delete(key);
    else this.#cents.set(key, sum);
  }
}

function keyOf({ terms, doneDate }: Parent): string {
  return `${terms.account}|${terms.allocAccount}|${doneDate ?? ''}`;
}

/** An order that can still trade counts in full, one that is done with what it filled. */
function centsOf(parent: Parent): number {
  const lots = parent.stage === 'done' ? filledLotsOf(parent) : parent.terms.quantityLots;
  return Math.round(100 * lots * (parent.usdPerLot ?? 0));
}

/** Most changes of an order concern neither, and they are many. */
function countsTheSame(before: Parent, after: Parent): boolean {
  if (before.stage === 'done' || after.stage === 'done') {
    return before.stage === after.stage && before.fills === after.fills;
  }
  return before.terms === after.terms;
}
