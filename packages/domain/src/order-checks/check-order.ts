import { abbreviateNumber } from '../abbreviate-number.ts';
import { formatFixed, formatUpTo } from '../number-format.ts';
import { type OrderSide, sideSign } from '../order-side.ts';
import { isMarketOrder, type OrderType } from '../order-type.ts';
import type { PriceTerms } from '../quote-convention.ts';
import type { AccountUse } from './account-limits.ts';
import type { OrderFinding } from './order-finding.ts';

/** What is looked at of an order, under its own field names. */
export type OrderToCheck = {
  readonly order_side: OrderSide;
  readonly order_type: OrderType;
  readonly limit_price: number | null;
  readonly order_qty: number;
};

export type CheckMarket = {
  /** What a limit is measured from: the last price, else the previous close. */
  readonly referencePrice: number | null;
  readonly averageSpread: number;
  /** What prices in texts are written by. */
  readonly priceTerms: PriceTerms;
  readonly averageDailyVolume: number;
  /** US dollars for one share or contract at the reference price; null when it cannot be told. */
  readonly unitUsd: number | null;
  /** A spread's price may be near zero, so its band is counted in average spreads. */
  readonly isSpread: boolean;
};

export type CheckContext = {
  readonly market: CheckMarket;
  readonly use: Pick<AccountUse, 'limits' | 'gross_usd'>;
  /** Orders that look the same and are younger than a minute, newest first; rows of the same list before them. */
  readonly alike: readonly OrderAlike[];
};

export type OrderAlike =
  | { readonly parent_order_numeric_id: number; readonly ageMs: number }
  /** Of the list, from 0. */
  | { readonly row: number };

/** How far a limit may lie from the market, in percent of it. */
export const PRICE_BAND_PERCENT = { warn: 5, max: 20 } as const;
/** The same for calendar spreads, in average spreads. */
export const PRICE_BAND_SPREADS = { warn: 20, max: 100 } as const;
/** An order of the same account, instrument, side and quantity within this time may be sent twice by mistake. */
export const DUPLICATE_WINDOW_MS = 60_000;

/** Checks an order before it is sent: the page while one types, the server before it accepts or starts it. */
export function checkOrder(order: OrderToCheck, context: CheckContext): readonly OrderFinding[] {
  const findings = [
    checkPrice(order, context.market),
    checkSize(order, context),
    checkDailyVolume(order, context),
    checkAccount(order, context),
    checkDuplicate(context),
  ];
  return findings.filter((finding) => finding !== null);
}

function checkPrice({ order_side, order_type, limit_price }: OrderToCheck, market: CheckMarket): OrderFinding | null {
  const { referencePrice, averageSpread, isSpread } = market;
  if (isMarketOrder(order_type) || limit_price === null) return null;
  if (referencePrice === null) {
    const message = 'No market price to compare the limit with';
    return { level: 'warning', code: 'no-market', field: 'limit_price', message };
  }
  const unit = isSpread ? averageSpread : referencePrice / 100;
  if (!(unit > 0)) return null;
  const paysMore = (sideSign(order_side) * (limit_price - referencePrice)) / unit;
  const band = isSpread ? PRICE_BAND_SPREADS : PRICE_BAND_PERCENT;
  if (Math.abs(paysMore) <= band.warn) return null;
  // A limit far on the cheap side does no harm, it only never trades.
  const level = paysMore > band.max ? 'error' : 'warning';
  const distance = isSpread
    ? `${formatFixed(Math.abs(paysMore), 0)} spreads`
    : `${formatFixed(Math.abs(paysMore), 1)}%`;
  const where = limit_price > referencePrice ? 'above' : 'below';
  const bound = `${level === 'error' ? band.max : band.warn}${isSpread ? ' spreads' : '%'}`;
  const rule = level === 'error' ? `at most ${bound} is allowed` : `more than the usual ${bound}`;
  const message = `The limit is ${distance} ${where} the market: ${rule}`;
  return { level, code: 'price-band', field: 'limit_price', message };
}

function checkSize({ order_qty }: OrderToCheck, { market, use }: CheckContext): OrderFinding | null {
  if (market.unitUsd === null) return null;
  const usd = order_qty * market.unitUsd;
  const { warn_order_usd, max_order_usd } = use.limits;
  if (usd <= warn_order_usd) return null;
  const level = usd > max_order_usd ? 'error' : 'warning';
  const limit = level === 'error' ? max_order_usd : warn_order_usd;
  const rule = level === 'error' ? `limit of ${inUsd(limit)} per order` : `usual ${inUsd(limit)}`;
  const message = `${inUsd(usd)} is above this account's ${rule}`;
  return { level, code: 'order-size', field: 'order_qty', message };
}

function checkDailyVolume({ order_qty }: OrderToCheck, { market, use }: CheckContext): OrderFinding | null {
  if (!(market.averageDailyVolume > 0)) return null;
  const percent = (100 * order_qty) / market.averageDailyVolume;
  const { warn_percent_of_adv, max_percent_of_adv } = use.limits;
  if (percent <= warn_percent_of_adv) return null;
  const level = percent > max_percent_of_adv ? 'error' : 'warning';
  const rule = level === 'error' ? `: at most ${max_percent_of_adv}% is allowed` : '';
  const message = `Large order: ${formatFixed(percent, 1)}% of average daily volume${rule}`;
  return { level, code: 'daily-volume', field: 'order_qty', message };
}

function checkAccount({ order_qty }: OrderToCheck, { market, use }: CheckContext): OrderFinding | null {
  if (market.unitUsd === null) return null;
  const { max_gross_usd } = use.limits;
  const after = use.gross_usd + order_qty * market.unitUsd;
  if (after <= max_gross_usd) return null;
  const left = Math.max(0, max_gross_usd - use.gross_usd);
  const message = `This account has ${inUsd(left)} left of its ${inUsd(max_gross_usd)} daily limit`;
  return { level: 'error', code: 'account-limit', field: 'account', message };
}

function checkDuplicate({ alike }: CheckContext): OrderFinding | null {
  const [newest] = alike;
  if (newest === undefined) return null;
  const finding = {
    level: 'warning',
    code: 'duplicate',
    field: 'exchange_symbol',
    message: alikeText(newest),
  } as const;
  return 'row' in newest ? { ...finding, row: newest.row } : finding;
}

/** Rows are numbered from 1, as people see them. */
export function sameAsRow(row: number): string {
  return `Same as row ${row} of this list`;
}

function alikeText(alike: OrderAlike): string {
  if ('row' in alike) return sameAsRow(alike.row + 1);
  const seconds = Math.round(alike.ageMs / 1_000);
  return `Same as order ${alike.parent_order_numeric_id}, sent ${formatUpTo(seconds, 0)} s ago`;
}

function inUsd(usd: number): string {
  return `$${abbreviateNumber(Math.round(usd), { decimals: 1 })}`;
}
