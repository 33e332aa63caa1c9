import { CALENDAR_SPREAD } from './asset-class.ts';
import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import { type OrderSide, sideSign } from './order-side.ts';

type Price = Maybe<number>;

/** The amount paid above the benchmark. Positive is a cost on either side. */
function paidAbove(side: OrderSide, executed: Price, benchmark: Price): number | null {
  const paid = finiteNumber(executed);
  const reference = finiteNumber(benchmark);
  return paid === null || reference === null ? null : sideSign(side) * (paid - reference);
}

function positive(value: Maybe<number>): number | null {
  const number = finiteNumber(value);
  return number === null || number <= 0 ? null : number;
}

/** Null for prices at or below zero, where a ratio means nothing. */
export function slippageBps(side: OrderSide, executed: Price, benchmark: Price): number | null {
  const reference = positive(benchmark);
  const paid = positive(executed);
  const above = paidAbove(side, paid, reference);
  return above === null || reference === null ? null : (10_000 * above) / reference;
}

/** Valid for prices of any sign. */
export function slippageTicks(
  side: OrderSide,
  executed: Price,
  benchmark: Price,
  tickSize: Maybe<number>,
): number | null {
  const above = paidAbove(side, executed, benchmark);
  const tick = positive(tickSize);
  return above === null || tick === null ? null : above / tick;
}

export type UsdTerms = {
  readonly filled_qty: Maybe<number>;
  /** Units of the underlying per contract; 1 for shares. */
  readonly multiplier: Maybe<number>;
  /** US dollars for one unit of the trade currency. */
  readonly usdPerUnit: Maybe<number>;
};

export function slippageUsd(side: OrderSide, executed: Price, benchmark: Price, terms: UsdTerms): number | null {
  const above = paidAbove(side, executed, benchmark);
  const quantity = finiteNumber(terms.filled_qty);
  const rate = positive(terms.usdPerUnit);
  const multiplier = terms.multiplier === null || terms.multiplier === undefined ? 1 : positive(terms.multiplier);
  if (above === null || quantity === null || multiplier === null || rate === null) return null;
  return above * quantity * multiplier * rate;
}

export type Slippage = { readonly bps: number | null; readonly ticks: number | null; readonly usd: number | null };

export type SlippageFields = {
  readonly order_side: OrderSide;
  readonly avg_fill_price: Price;
  readonly filled_qty: Maybe<number>;
  readonly multiplier: Maybe<number>;
  readonly tick_size: Maybe<number>;
  readonly asset_sub_class: Maybe<string>;
};

/** An order's cost against one benchmark in three units. A calendar spread has no bps, even above zero. */
export function slippage(order: SlippageFields, benchmark: Price, usdPerUnit: Maybe<number>): Slippage {
  const { order_side: side, avg_fill_price: paid, filled_qty, multiplier } = order;
  return {
    bps: order.asset_sub_class === CALENDAR_SPREAD ? null : slippageBps(side, paid, benchmark),
    ticks: slippageTicks(side, paid, benchmark, order.tick_size),
    usd: slippageUsd(side, paid, benchmark, { filled_qty, multiplier, usdPerUnit }),
  };
}
