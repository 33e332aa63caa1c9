import { MAX_ALIKE } from '@meridian/domain/order-checks/check-order';
import type { Instrument } from '../../reference/instrument.ts';
import type { DayUse } from '../state/account-gross.ts';
import { clientOrderKey } from '../state/order-store.ts';
import { alikeKey } from '../state/orders-alike.ts';
import type { OrderTerms } from '../state/parent.ts';

type Counted = {
  readonly terms: OrderTerms;
  readonly usdPerLot: number | null;
  readonly instrument: Pick<Instrument, 'lotSize'>;
};

const NOTHING: DayUse = { gross_usd: 0, day_qty: 0 };

/** Orders of a list that are checked but not received. Each is checked as if the earlier ones existed. */
export class ListTally {
  readonly #uses = new Map<string, DayUse>();
  readonly #rows = new Map<string, readonly number[]>();
  readonly #clientOrders = new Set<string>();

  add({ terms, usdPerLot, instrument }: Counted, row: number): void {
    const usd = terms.quantityLots * (usdPerLot ?? 0);
    const qty = terms.quantityLots * instrument.lotSize;
    for (const key of [ownKey(terms), terms.account]) {
      const { gross_usd, day_qty } = this.#uses.get(key) ?? NOTHING;
      this.#uses.set(key, { gross_usd: gross_usd + usd, day_qty: day_qty + qty });
    }
    this.#rows.set(alikeKey(terms), [row, ...this.rowsLike(terms)].slice(0, MAX_ALIKE));
    this.#clientOrders.add(clientOrderKey(terms));
  }

  /** The list's use so far of the order's allocation account and whole account. */
  usesOf(terms: OrderTerms): { readonly own: DayUse; readonly whole: DayUse } {
    return { own: this.#uses.get(ownKey(terms)) ?? NOTHING, whole: this.#uses.get(terms.account) ?? NOTHING };
  }

  /** Identical rows, last one first. */
  rowsLike(terms: OrderTerms): readonly number[] {
    return this.#rows.get(alikeKey(terms)) ?? [];
  }

  hasClientOrder(terms: OrderTerms): boolean {
    return this.#clientOrders.has(clientOrderKey(terms));
  }
}

function ownKey({ account, allocAccount }: OrderTerms): string {
  return `${account}|${allocAccount}`;
}
