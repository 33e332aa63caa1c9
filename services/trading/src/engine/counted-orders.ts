import { NumbersById } from '../bytes/numbers-by-id.ts';

/** Of an account's part and of the account. */
export type AccountKeys = readonly [string, string];

/** The amounts with which an order was last counted. */
export type Counted = {
  readonly keys: AccountKeys;
  readonly tradedUsd: number;
  /** Its part of the day's limit. 0 when it did not arrive today. */
  readonly arrivedUsd: number;
  readonly limitTicks: number | null;
};

/** What was counted of the day's orders, as numbers: records would be four objects for each order of the day. */
export class CountedOrders {
  /** There are few accounts and many orders. */
  readonly #accounts: AccountKeys[] = [];
  readonly #numbers = new Map<AccountKeys, number>();
  #account = new NumbersById();
  #tradedUsd = new NumbersById();
  #arrivedUsd = new NumbersById();
  #limitTicks = new NumbersById();

  get(id: number): Counted | undefined {
    const keys = this.#accounts[this.#account.get(id) ?? -1];
    if (keys === undefined) return undefined;
    return {
      keys,
      tradedUsd: this.#tradedUsd.get(id) ?? 0,
      arrivedUsd: this.#arrivedUsd.get(id) ?? 0,
      limitTicks: this.#limitTicks.get(id) ?? null,
    };
  }

  set(id: number, { keys, tradedUsd, arrivedUsd, limitTicks }: Counted): void {
    this.#account.set(id, this.#numberOf(keys));
    this.#tradedUsd.set(id, tradedUsd);
    this.#arrivedUsd.set(id, arrivedUsd);
    this.#limitTicks.set(id, limitTicks ?? Number.NaN);
  }

  delete(id: number): void {
    if (this.#account.get(id) !== undefined) this.#account.set(id, Number.NaN);
  }

  clear(): void {
    this.#account = new NumbersById();
    this.#tradedUsd = new NumbersById();
    this.#arrivedUsd = new NumbersById();
    this.#limitTicks = new NumbersById();
  }

  #numberOf(keys: AccountKeys): number {
    const number = this.#numbers.get(keys) ?? this.#accounts.push(keys) - 1;
    this.#numbers.set(keys, number);
    return number;
  }
}
