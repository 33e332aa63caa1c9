import type { CheckedOrderStore, NewCheckedOrder } from '@meridian/storage/account-limits/checked-order-store';

export type CheckCounts = { readonly warnings: number; readonly rejects: number };

const NONE: CheckCounts = { warnings: 0, rejects: 0 };
const KEPT_MS = 30 * 24 * 60 * 60_000;

export type CheckKeeperOptions = {
  readonly store: Pick<CheckedOrderStore, 'append' | 'counts' | 'prune'>;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
};

/** Stores what the checks refused or warned about, and counts it by account and day. */
export class CheckKeeper {
  readonly #options: CheckKeeperOptions;
  readonly #counts = new Map<string, CheckCounts>();
  #date = '';
  #writing: Promise<void> = Promise.resolve();

  constructor(options: CheckKeeperOptions) {
    this.#options = options;
  }

  keep(orders: readonly NewCheckedOrder[]): void {
    for (const order of orders) if (order.trade_date === this.#date) this.#add(order, 1);
    const { store, onError } = this.#options;
    this.#writing = this.#writing.then(() => store.append(orders)).catch(onError);
  }

  countsOf(account: string, allocAccount: string | null): CheckCounts {
    return this.#counts.get(`${account}|${allocAccount ?? ''}`) ?? NONE;
  }

  /** Call it when the day may have changed. It reads what was stored before this process. */
  async begin(date: string): Promise<void> {
    if (this.#date === date) return;
    this.#date = date;
    this.#counts.clear();
    const { store, nowMs, onError } = this.#options;
    try {
      const known = await store.counts(date);
      for (const { count, ...order } of known) this.#add(order, count);
      await store.prune(nowMs() - KEPT_MS);
    } catch (error) {
      onError(error);
    }
  }

  close(): Promise<void> {
    return this.#writing;
  }

  #add(
    { account, alloc_account, outcome }: Pick<NewCheckedOrder, 'account' | 'alloc_account' | 'outcome'>,
    by: number,
  ) {
    for (const key of [`${account}|${alloc_account}`, `${account}|`]) {
      const { warnings, rejects } = this.#counts.get(key) ?? NONE;
      const isReject = outcome === 'refused';
      this.#counts.set(key, { warnings: warnings + (isReject ? 0 : by), rejects: rejects + (isReject ? by : 0) });
    }
  }
}
