import { filledLotsOf } from '../children/exposure.ts';
import type { ParentOutline } from './parent-head.ts';

/**
 * Open and traded amounts of each account by day. In whole cents, so that the sum does not depend on the order of
 * addition.
 */
export class AccountGross {
  readonly #byAllocAccount = new Map<string, DaySum>();
  readonly #byAccount = new Map<string, DaySum>();

  /** The amounts of another, instead of its own. */
  copy(other: AccountGross): void {
    copySums(this.#byAllocAccount, other.#byAllocAccount);
    copySums(this.#byAccount, other.#byAccount);
  }

  /** An order before and after. Undefined when it does not exist. */
  replace(before: ParentOutline | undefined, after: ParentOutline | undefined): void {
    if (before !== undefined && after !== undefined && countsTheSame(before, after)) return;
    if (before !== undefined) this.#count(before, -1);
    if (after !== undefined) this.#count(after, 1);
  }

  /** Everything open, plus fills of orders that ended on the date. */
  dayOf(account: string, allocAccount: string, date: string): DayUse {
    return useOf(
      this.#byAllocAccount.get(`${account}|${allocAccount}|`),
      this.#byAllocAccount.get(`${account}|${allocAccount}|${date}`),
    );
  }

  /** The same of all its allocation accounts. */
  dayOfAccount(account: string, date: string): DayUse {
    return useOf(this.#byAccount.get(`${account}|`), this.#byAccount.get(`${account}|${date}`));
  }

  get sums(): ReadonlyMap<string, DaySum> {
    return this.#byAllocAccount;
  }

  #count(parent: ParentOutline, sign: 1 | -1): void {
    const { terms, doneDate, usdPerLot = 0, lotSize = 1 } = parent;
    // An active order counts in full, a finished one with its fills.
    const lots = parent.stage === 'done' ? filledLotsOf(parent) : terms.quantityLots;
    const cents = sign * Math.round(100 * lots * usdPerLot);
    const qty = sign * lots * lotSize;
    add(this.#byAllocAccount, `${terms.account}|${terms.allocAccount}|${doneDate ?? ''}`, cents, qty);
    add(this.#byAccount, `${terms.account}|${doneDate ?? ''}`, cents, qty);
  }
}

type DaySum = { cents: number; qty: number };

export type DayUse = { readonly gross_usd: number; readonly day_qty: number };

const NOTHING: DaySum = { cents: 0, qty: 0 };

function useOf(open = NOTHING, done = NOTHING): DayUse {
  return { gross_usd: (open.cents + done.cents) / 100, day_qty: open.qty + done.qty };
}

function copySums(sums: Map<string, DaySum>, others: ReadonlyMap<string, DaySum>): void {
  sums.clear();
  for (const [key, sum] of others) sums.set(key, { ...sum });
}

function add(sums: Map<string, DaySum>, key: string, cents: number, qty: number): void {
  const sum = sums.get(key);
  if (sum === undefined) {
    if (cents !== 0 || qty !== 0) sums.set(key, { cents, qty });
    return;
  }
  sum.cents += cents;
  sum.qty += qty;
  if (sum.cents === 0 && sum.qty === 0) sums.delete(key);
}

/** Most changes of an order affect neither. */
function countsTheSame(before: ParentOutline, after: ParentOutline): boolean {
  if (before.stage === 'done' || after.stage === 'done') {
    return before.stage === after.stage && before.fills === after.fills;
  }
  return before.terms === after.terms;
}
