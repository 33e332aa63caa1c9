import { importLimits, type FirstLimits } from '@meridian/storage/account-limits/import-limits';
import { keyOf, limitsOf, WHOLE_ACCOUNT } from '@meridian/storage/account-limits/limit-row';
import { readLimits, type StoredLimits } from '@meridian/storage/account-limits/read-limits';
import { keepTradingDate } from '@meridian/storage/account-limits/trading-date';
import type { OpenDatabase } from '@meridian/storage/database';
import type { AccountLimits } from '@meridian/domain/order-checks/account-limits';
import type { LimitsOf } from '../kernel/ports.ts';

export type DeskLimitsOptions = {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
  /** The trading day of now. */
  readonly date: () => string;
  /** Initial limits of new accounts. Null when people set all limits. */
  readonly first: FirstLimits | null;
};

type OfDay = { readonly date: string; readonly limits: ReadonlyMap<string, AccountLimits | null> };

/** The accounts' limits of the trading day. */
export class DeskLimits {
  readonly #options: DeskLimitsOptions;
  #stored: readonly StoredLimits[] = [];
  #ofDay: OfDay = { date: '', limits: new Map() };
  #keptDate = '';
  #reading: Promise<void> = Promise.resolve();

  constructor(options: DeskLimitsOptions) {
    this.#options = options;
  }

  readonly limitsOf: LimitsOf = (account, allocAccount) => {
    const { limits } = this.#today();
    return {
      own: limits.get(`${account}|${allocAccount}`) ?? null,
      whole: limits.get(`${account}|${WHOLE_ACCOUNT}`) ?? null,
    };
  };

  get stored(): readonly StoredLimits[] {
    return this.#stored;
  }

  /** Call it at start and regularly: accounts and days may be new. */
  async renew(): Promise<void> {
    const { database, nowMs, date, first } = this.#options;
    const today = date();
    if (first !== null) await importLimits({ database, nowMs }, first, today);
    await this.refresh();
    if (this.#keptDate === today) return;
    await keepTradingDate(database.db, today, nowMs());
    this.#keptDate = today;
  }

  /** One read at a time, so that an older one never comes last. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { database, nowMs } = this.#options;
    this.#stored = await readLimits(database.db, nowMs());
    this.#ofDay = this.#ofDate(this.#options.date());
  }

  #today(): OfDay {
    const date = this.#options.date();
    if (this.#ofDay.date !== date) this.#ofDay = this.#ofDate(date);
    return this.#ofDay;
  }

  #ofDate(date: string): OfDay {
    return { date, limits: new Map(this.#stored.map((each) => [keyOf(each), limitsOf(each.changes, date)])) };
  }
}
