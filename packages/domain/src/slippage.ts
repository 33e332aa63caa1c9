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
  /** The exchange's tick at the average price paid. */
  readonly avg_fill_tick: Maybe<number>;
  readonly asset_sub_class: Maybe<string>;
  /** US dollars for one unit of the trade currency. */
  readonly fx_rate: Maybe<number>;
};

/** An order's cost against one benchmark in three units. */
export function slippage(order: SlippageFields, benchmark: Price): Slippage {
  const { filled_qty, multiplier, fx_rate: usdPerUnit } = order;
  return {
    bps: costBps(order, benchmark),
    ticks: costTicks(order, benchmark),
    usd: slippageUsd(order.order_side, order.avg_fill_price, benchmark, { filled_qty, multiplier, usdPerUnit }),
  };
}

type Costed = Omit<SlippageFields, 'filled_qty' | 'multiplier' | 'fx_rate'>;

/** A calendar spread has no bps, even above zero. */
function costBps({ order_side, avg_fill_price, asset_sub_class }: Costed, benchmark: Price): number | null {
  return asset_sub_class === CALENDAR_SPREAD ? null : slippageBps(order_side, avg_fill_price, benchmark);
}

function costTicks({ order_side, avg_fill_price, avg_fill_tick }: Costed, benchmark: Price): number | null {
  return slippageTicks(order_side, avg_fill_price, benchmark, avg_fill_tick);
}

export type CostBenchmarks = { readonly ivwap: Price; readonly arrival_mid: Price; readonly day_vwap: Price };

/** The costs that the row of an order carries. */
export function costFields(order: Costed, { ivwap, arrival_mid, day_vwap }: CostBenchmarks) {
  return {
    cost_ivwap_bps: costBps(order, ivwap),
    cost_ivwap_ticks: costTicks(order, ivwap),
    cost_arrival_mid_bps: costBps(order, arrival_mid),
    cost_arrival_mid_ticks: costTicks(order, arrival_mid),
    cost_dvwap_bps: costBps(order, day_vwap),
    cost_dvwap_ticks: costTicks(order, day_vwap),
  };
}
