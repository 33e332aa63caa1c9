import type { AccountUseRow } from '@meridian/domain/limits/account-use-row';
import type { StoredLimits } from '@meridian/storage/account-limits/read-limits';
import { filledLotsOf } from '../kernel/children/exposure.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import type { OrderStore } from '../kernel/state/order-store.ts';
import type { Parent } from '../kernel/state/parent.ts';
import type { Instrument } from '../reference/instrument.ts';

type Sums = {
  tradedUsd: number;
  orders: number;
  largestUsd: number;
  largestQty: number;
  largestPercentOfAdv: number;
};

type Counted = { readonly keys: readonly [string, string]; readonly tradedUsd: number };

export type AccountActivityOptions = {
  readonly orders: OrderStore;
  readonly instruments: readonly Instrument[];
  readonly date: () => string;
  readonly scopes: () => readonly Pick<StoredLimits, 'account' | 'alloc_account' | 'version'>[];
};

/** What accounts did today, for those who watch their limits; what the checks count is the kernel's own sum. */
export class AccountActivity {
  readonly #options: AccountActivityOptions;
  readonly #sums = new Map<string, Sums>();
  readonly #counted = new Map<number, Counted>();
  readonly #changed = new Set<number>();
  #date = '';

  constructor(options: AccountActivityOptions) {
    this.#options = options;
  }

  see({ parents }: Pick<Committed, 'parents'>): void {
    for (const id of parents.keys()) this.#changed.add(id);
  }

  /** To be called about once a second. */
  rows(): readonly AccountUseRow[] {
    const { orders, date, scopes } = this.#options;
    const today = date();
    if (today !== this.#date) this.#begin(today);
    for (const id of this.#changed) this.#count(orders.parents.get(id), id);
    this.#changed.clear();
    return scopes().map(({ account, alloc_account, version }) => {
      const { gross } = orders;
      const use =
        alloc_account === null ? gross.dayOfAccount(account, today) : gross.dayOf(account, alloc_account, today);
      const sums = this.#sums.get(keyOf(account, alloc_account)) ?? NOTHING;
      return {
        account,
        alloc_account,
        version,
        gross_usd: use.gross_usd,
        traded_usd: Math.min(use.gross_usd, Math.round(sums.tradedUsd)),
        day_qty: use.day_qty,
        orders: sums.orders,
        largest_order_usd: sums.largestUsd,
        largest_order_qty: sums.largestQty,
        largest_percent_of_adv: sums.largestPercentOfAdv,
      };
    });
  }

  /** A day that begins counts what is still open, and nothing of the day before. */
  #begin(date: string): void {
    this.#date = date;
    this.#sums.clear();
    this.#counted.clear();
    for (const id of this.#options.orders.parents.keys()) this.#changed.add(id);
  }

  #count(parent: Parent | undefined, id: number): void {
    const before = this.#counted.get(id);
    const isOfToday = parent !== undefined && (parent.stage !== 'done' || parent.doneDate === this.#date);
    if (!isOfToday) {
      if (before !== undefined) this.#take(before);
      this.#counted.delete(id);
      return;
    }
    const { account, allocAccount } = parent.terms;
    const keys = before?.keys ?? ([keyOf(account, allocAccount), keyOf(account, null)] as const);
    const counted = { keys, tradedUsd: filledLotsOf(parent) * (parent.usdPerLot ?? 0) };
    this.#counted.set(id, counted);
    const size = this.#sizeOf(parent);
    for (const key of keys) {
      const sums = this.#sums.get(key) ?? { ...NOTHING };
      this.#sums.set(key, sums);
      sums.tradedUsd += counted.tradedUsd - (before?.tradedUsd ?? 0);
      if (before === undefined) sums.orders += 1;
      sums.largestUsd = Math.max(sums.largestUsd, size.usd);
      sums.largestQty = Math.max(sums.largestQty, size.qty);
      sums.largestPercentOfAdv = Math.max(sums.largestPercentOfAdv, size.percentOfAdv);
    }
  }

  #take({ keys, tradedUsd }: Counted): void {
    for (const key of keys) {
      const sums = this.#sums.get(key);
      if (sums === undefined) continue;
      sums.tradedUsd -= tradedUsd;
      sums.orders -= 1;
    }
  }

  #sizeOf({ terms, usdPerLot = 0, lotSize = 1 }: Parent) {
    const lots = terms.quantityLots;
    const averageDailyLots = this.#options.instruments[terms.instrument]?.averageDailyLots ?? 0;
    return {
      usd: Math.round(lots * usdPerLot),
      qty: lots * lotSize,
      percentOfAdv: averageDailyLots > 0 ? Math.round((1_000 * lots) / averageDailyLots) / 10 : 0,
    };
  }
}

const NOTHING: Sums = { tradedUsd: 0, orders: 0, largestUsd: 0, largestQty: 0, largestPercentOfAdv: 0 };

function keyOf(account: string, allocAccount: string | null): string {
  return `${account}|${allocAccount ?? ''}`;
}
