import type { AssetClass } from '../asset-class.ts';
import { formatFixed, formatUpTo } from '../number-format.ts';
import { type OrderSide, sideSign } from '../order-side.ts';
import { isMarketOrder, type OrderType } from '../order-type.ts';
import type { PriceTerms } from '../quote-convention.ts';
import { type AccountLimits, type AccountUse, bindingUses, DESK_LIMITS, type OverrideRight } from './account-limits.ts';
import { checkLimits } from './limit-checks.ts';
import { oppositeText } from './opposite-orders.ts';
import type { OrderFinding } from './order-finding.ts';

/** The fields of an order that the checks need. */
export type OrderToCheck = {
  readonly order_side: OrderSide;
  readonly order_type: OrderType;
  readonly limit_price: number | null;
  readonly order_qty: number;
  /** Of the volume expected in the order's own time, itself included. Null when unknown. */
  readonly percent_of_volume: number | null;
  readonly asset_class: AssetClass;
  readonly country: string;
  /** The algorithm. Null when it is decided later. */
  readonly strategy: string | null;
};

export type CheckMarket = {
  /** The price that limits are compared with: the last price, else the previous close. */
  readonly referencePrice: number | null;
  readonly averageSpread: number;
  /** The notation of prices in texts. */
  readonly priceTerms: PriceTerms;
  readonly averageDailyVolume: number;
  /** US dollars per share or contract at the reference price. Null when unknown. */
  readonly unitUsd: number | null;
  /** A spread's price may be near zero, so its price band is measured in average spreads. */
  readonly isSpread: boolean;
};

export type CheckContext = {
  readonly market: CheckMarket;
  readonly use: AccountUse;
  /** Whether the sender is an administrator. Some accounts let only administrators override. */
  readonly isAdmin: boolean;
  /** Identical orders of the last minute, newest first, after identical rows of the same list. At most `MAX_ALIKE`. */
  readonly alike: readonly OrderAlike[];
  /** What the sender's own working orders of the other side have left in the name. Null without any. */
  readonly opposite: OppositeOrders | null;
};

export type OppositeOrders = { readonly symbol: string; readonly left_qty: number };

export type OrderAlike =
  | { readonly parent_order_numeric_id: number; readonly ageMs: number }
  /** The row of the list, counted from 0. */
  | { readonly row: number };

/** The maximum distance of a spread's limit from the market, in average spreads. */
export const PRICE_BAND_SPREADS = { warn: 20, max: 100 } as const;
/** An order with the same account, instrument, side and quantity within this time may be a duplicate. */
export const DUPLICATE_WINDOW_MS = 60_000;
/** So many identical orders within that time look like a runaway program, so no override is allowed. */
export const MAX_ALIKE = 10;

/** Checks an order: on the page while the user types, on the server before it accepts or starts the order. */
export function checkOrder(order: OrderToCheck, context: CheckContext): readonly OrderFinding[] {
  const { market, use } = context;
  const uses = bindingUses(use);
  const limits = uses.flatMap((each) => each.limits ?? []);
  const { order_qty, percent_of_volume, asset_class, country, strategy } = order;
  const measured = {
    qty: order_qty,
    usd: market.unitUsd === null ? null : order_qty * market.unitUsd,
    percentOfAdv: market.averageDailyVolume > 0 ? (100 * order_qty) / market.averageDailyVolume : null,
    percentOfVolume: percent_of_volume,
    strategy,
    country,
    assetClass: asset_class,
  };
  const findings = [
    checkPrice(order, market, bandOf(limits)),
    ...checkLimits(measured, uses),
    checkDuplicate(context),
    checkOpposite(order, context),
  ];
  return findings.flatMap((finding) => (finding === null ? [] : [heldTo(finding, context)]));
}

/** A warning that this user may not override becomes an error. */
export function heldTo(finding: OrderFinding, { use, isAdmin }: Pick<CheckContext, 'use' | 'isAdmin'>): OrderFinding {
  const right = strictest(bindingUses(use).flatMap(({ limits }) => limits ?? []));
  if (finding.level === 'error' || right === 'anyone' || (right === 'administrators' && isAdmin)) return finding;
  const rule = right === 'nobody' ? 'nobody can override this' : 'only an administrator can override this';
  return { ...finding, level: 'error', message: `${finding.message} (${rule})` };
}

function strictest(limits: readonly AccountLimits[]): OverrideRight {
  const rights = new Set(limits.map(({ may_override }) => may_override));
  if (rights.has('nobody')) return 'nobody';
  return rights.has('administrators') ? 'administrators' : 'anyone';
}

type Band = { readonly warn: number; readonly max: number };

/** The narrowest band that applies, or the desk's own band. */
function bandOf(limits: readonly AccountLimits[]): Band {
  const warns = limits.flatMap(({ warn_price_percent }) => warn_price_percent ?? []);
  const maxima = limits.flatMap(({ max_price_percent }) => max_price_percent ?? []);
  const max = maxima.length === 0 ? DESK_LIMITS.max_price_percent : Math.min(...maxima);
  return { warn: Math.min(max, ...(warns.length === 0 ? [DESK_LIMITS.warn_price_percent] : warns)), max };
}

function checkPrice(
  { order_side, order_type, limit_price }: OrderToCheck,
  market: CheckMarket,
  percentBand: Band,
): OrderFinding | null {
  const { referencePrice, averageSpread, isSpread } = market;
  if (isMarketOrder(order_type) || limit_price === null) return null;
  if (referencePrice === null) {
    const message = 'No market price to compare the limit with';
    return { level: 'warning', code: 'no-market', field: 'limit_price', message };
  }
  const unit = isSpread ? averageSpread : referencePrice / 100;
  if (!(unit > 0)) return null;
  const paysMore = (sideSign(order_side) * (limit_price - referencePrice)) / unit;
  const band = isSpread ? PRICE_BAND_SPREADS : percentBand;
  if (Math.abs(paysMore) <= band.warn) return null;
  // A limit far on the cheap side is harmless: it only does not trade.
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

function checkDuplicate({ alike }: CheckContext): OrderFinding | null {
  const [newest] = alike;
  if (newest === undefined) return null;
  const isTooMany = alike.length >= MAX_ALIKE;
  const finding = {
    level: isTooMany ? 'error' : 'warning',
    code: 'duplicate',
    field: 'exchange_symbol',
    message: isTooMany ? TOO_MANY_ALIKE : alikeText(newest),
  } as const;
  return 'row' in newest ? { ...finding, row: newest.row } : finding;
}

function checkOpposite({ order_side }: OrderToCheck, { opposite }: CheckContext): OrderFinding | null {
  if (opposite === null) return null;
  const message = oppositeText(order_side, opposite.symbol, opposite.left_qty);
  return { level: 'warning', code: 'opposite-order', field: 'exchange_symbol', message };
}

const TOO_MANY_ALIKE = `${MAX_ALIKE} orders like this one came within a minute: no more are taken`;

/** Rows are numbered from 1 on screen. */
export function sameAsRow(row: number): string {
  return `Same as row ${row} of this list`;
}

function alikeText(alike: OrderAlike): string {
  if ('row' in alike) return sameAsRow(alike.row + 1);
  const seconds = Math.round(alike.ageMs / 1_000);
  return `Same as order ${alike.parent_order_numeric_id}, sent ${formatUpTo(seconds, 0)} s ago`;
}
