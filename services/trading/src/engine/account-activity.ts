import type { AccountUseRow } from '@meridian/domain/limits/account-use-row';
import { forecastUse, type UseFlow } from '@meridian/domain/limits/use-forecast';
import { type DayArrivals, usualArrivals } from '@meridian/domain/limits/usual-arrivals';
import { sideSign } from '@meridian/domain/order-side';
import type { StoredLimits } from '@meridian/storage/account-limits/read-limits';
import { filledLotsOf } from '../kernel/children/exposure.ts';
import type { Committed } from '../kernel/commit/committed.ts';
import type { OrderStore } from '../kernel/state/order-store.ts';
import type { Parent } from '../kernel/state/parent.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import { accountKey } from './arrival-days.ts';
import { type AccountKeys, type Counted, CountedOrders } from './counted-orders.ts';

type Sums = {
  tradedUsd: number;
  orders: number;
  largestUsd: number;
  largestQty: number;
  largestPercentOfAdv: number;
  widestPricePercent: number;
  arrivals: number;
  arrivedUsd: number;
  arrivedUsdSquares: number;
};

export type AccountActivityOptions = {
  readonly orders: OrderStore;
  readonly instruments: readonly Instrument[];
  readonly market: Pick<MarketPort, 'view' | 'day'>;
  readonly nowMs: () => number;
  /** What an account sent on past days. */
  readonly pastDays: (date: string, key: string) => readonly DayArrivals[];
  readonly scopes: () => readonly Pick<StoredLimits, 'account' | 'alloc_account' | 'version'>[];
};

/** Today's activity of accounts, for display. The checks use the kernel's own sum. */
export class AccountActivity {
  readonly #options: AccountActivityOptions;
  readonly #sums = new Map<string, Sums>();
  readonly #counted = new CountedOrders();
  /** Shared by the orders of an account: there are few accounts and many orders. */
  readonly #keys = new Map<string, AccountKeys>();
  /** Made anew each time: one that is cleared lingers in the old memory. */
  #changed = new Set<number>();
  #date = '';
  #firstMs = Infinity;

  constructor(options: AccountActivityOptions) {
    this.#options = options;
  }

  see({ parents }: Pick<Committed, 'parents'>): void {
    for (const id of parents.keys()) this.#changed.add(id);
  }

  /** To be called about once a second. */
  rows(): readonly AccountUseRow[] {
    this.#catchUp();
    return this.#options.scopes().map(({ account, alloc_account, version }) => {
      const use = this.#useOf(account, alloc_account);
      const sums = this.#sums.get(accountKey(account, alloc_account)) ?? NOTHING;
      const forecast = forecastUse(this.#flow(accountKey(account, alloc_account), sums, use.gross_usd));
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
        widest_price_percent: sums.widestPricePercent,
        forecast_usd: rounded(forecast?.usd),
        forecast_low_usd: rounded(forecast?.low_usd),
        forecast_high_usd: rounded(forecast?.high_usd),
      };
    });
  }

  /** The input of one account's forecast. */
  flowOf(account: string, allocAccount: string | null): UseFlow {
    this.#catchUp();
    const key = accountKey(account, allocAccount);
    const sums = this.#sums.get(key) ?? NOTHING;
    return this.#flow(key, sums, this.#useOf(account, allocAccount).gross_usd);
  }

  #useOf(account: string, allocAccount: string | null) {
    const { gross } = this.#options.orders;
    return allocAccount === null
      ? gross.dayOfAccount(account, this.#date)
      : gross.dayOf(account, allocAccount, this.#date);
  }

  #flow(key: string, { arrivals, arrivedUsd, arrivedUsdSquares }: Sums, gross_usd: number): UseFlow {
    const { market, nowMs } = this.#options;
    const { openMs, closeMs } = market.day();
    const now = nowMs();
    return {
      gross_usd,
      arrivals,
      arrived_usd: arrivedUsd,
      arrived_usd_squares: arrivedUsdSquares,
      elapsed_ms: Math.max(0, now - Math.min(this.#firstMs, openMs)),
      left_ms: closeMs - now,
      usual: usualArrivals(this.#options.pastDays(this.#date, key), now - openMs),
    };
  }

  #catchUp(): void {
    const { orders, market } = this.#options;
    const today = market.day().date;
    if (today !== this.#date) this.#begin(today);
    for (const id of this.#changed) this.#count(orders.parents.get(id), id);
    this.#changed = new Set();
  }

  /** A new day counts only what is still open. */
  #begin(date: string): void {
    this.#date = date;
    this.#firstMs = Infinity;
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
    const counted = this.#countedOf(parent, before);
    this.#counted.set(id, counted);
    if (parent.tradeDate === this.#date) this.#firstMs = Math.min(this.#firstMs, parent.receivedMs);
    const size = this.#sizeOf(parent);
    const isPriced = before === undefined || before.limitTicks !== counted.limitTicks;
    const pricePercent = isPriced ? this.#pricePercentOf(parent) : 0;
    for (const key of counted.keys) {
      const sums = this.#sums.get(key) ?? { ...NOTHING };
      this.#sums.set(key, sums);
      add(sums, counted, before);
      sums.largestUsd = Math.max(sums.largestUsd, size.usd);
      sums.largestQty = Math.max(sums.largestQty, size.qty);
      sums.largestPercentOfAdv = Math.max(sums.largestPercentOfAdv, size.percentOfAdv);
      sums.widestPricePercent = Math.max(sums.widestPricePercent, pricePercent);
    }
  }

  #countedOf(parent: Parent, before: Counted | undefined): Counted {
    const { terms, usdPerLot = 0, stage, tradeDate } = parent;
    const keys = before?.keys ?? this.#keysOf(terms.account, terms.allocAccount);
    const filled = filledLotsOf(parent);
    const lots = stage === 'done' ? filled : terms.quantityLots;
    return {
      keys,
      tradedUsd: filled * usdPerLot,
      arrivedUsd: tradeDate === this.#date ? lots * usdPerLot : 0,
      limitTicks: terms.limitTicks,
    };
  }

  #keysOf(account: string, allocAccount: string | null): AccountKeys {
    const key = accountKey(account, allocAccount);
    const keys = this.#keys.get(key) ?? [key, accountKey(account, null)];
    this.#keys.set(key, keys);
    return keys;
  }

  #take(before: Counted): void {
    for (const key of before.keys) {
      const sums = this.#sums.get(key);
      if (sums === undefined) continue;
      add(sums, { ...before, tradedUsd: 0, arrivedUsd: 0 }, before);
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

  /** Only an expensive limit is harmful. A spread's price may be near zero, so it has no percentage. */
  #pricePercentOf({ terms, arrivalHalfTicks }: Parent): number {
    const { limitTicks, instrument, side } = terms;
    if (limitTicks === null || this.#options.instruments[instrument]?.legs !== null) return 0;
    const { lastTicks, previousCloseTicks } = this.#options.market.view(instrument);
    const reference = arrivalHalfTicks === null ? (lastTicks ?? previousCloseTicks) : arrivalHalfTicks / 2;
    if (reference <= 0) return 0;
    return Math.max(0, Math.round((1_000 * sideSign(side) * (limitTicks - reference)) / reference) / 10);
  }
}

const NOTHING: Sums = {
  tradedUsd: 0,
  orders: 0,
  largestUsd: 0,
  largestQty: 0,
  largestPercentOfAdv: 0,
  widestPricePercent: 0,
  arrivals: 0,
  arrivedUsd: 0,
  arrivedUsdSquares: 0,
};

function add(sums: Sums, now: Counted, before: Counted | undefined): void {
  if (before === undefined) sums.orders += 1;
  sums.tradedUsd += now.tradedUsd - (before?.tradedUsd ?? 0);
  const was = before?.arrivedUsd ?? 0;
  sums.arrivals += Number(now.arrivedUsd > 0) - Number(was > 0);
  sums.arrivedUsd += now.arrivedUsd - was;
  sums.arrivedUsdSquares += now.arrivedUsd ** 2 - was ** 2;
}

function rounded(usd: number | undefined): number | null {
  return usd === undefined ? null : Math.round(usd);
}
