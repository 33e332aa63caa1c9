import { clientOrderKey } from '../state/order-store.ts';
import { alikeKey } from '../state/orders-alike.ts';
import type { OrderTerms } from '../state/parent.ts';

type Counted = { readonly terms: OrderTerms; readonly usdPerLot: number | null };

/** Orders of a list that are looked at but not received: each is checked as if those before it were there. */
export class ListTally {
  readonly #usd = new Map<string, number>();
  readonly #rows = new Map<string, number>();
  readonly #clientOrders = new Set<string>();

  add({ terms, usdPerLot }: Counted, row: number): void {
    const account = accountKey(terms);
    const usd = terms.quantityLots * (usdPerLot ?? 0);
    this.#usd.set(account, (this.#usd.get(account) ?? 0) + usd);
    this.#rows.set(alikeKey(terms), row);
    this.#clientOrders.add(clientOrderKey(terms));
  }

  usdOf(terms: OrderTerms): number {
    return this.#usd.get(accountKey(terms)) ?? 0;
  }

  rowLike(terms: OrderTerms): number | null {
    return this.#rows.get(alikeKey(terms)) ?? null;
  }

  hasClientOrder(terms: OrderTerms): boolean {
    return this.#clientOrders.has(clientOrderKey(terms));
  }
}

function accountKey({ account, allocAccount }: OrderTerms): string {
  return `${account}|${allocAccount}`;
}
