import { stepAt } from '@meridian/domain/reference/price-steps';
import { slippage } from '@meridian/domain/slippage';
import type { OrderCosts } from '@meridian/domain/entities/parent-order';
import type { OrderSide } from '@meridian/domain/order-side';
import { tickSizeAtTicks } from '../price-units.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { halfTickPrice } from './amounts.ts';
import type { Benchmarks } from './benchmarks.ts';

export type CostInput = {
  readonly instrument: Instrument;
  readonly side: OrderSide;
  readonly averageHalfTicks: number | null;
  readonly filledQuantity: number;
  /** Set when a child has another arrival than its parent. */
  readonly arrivalHalfTicks: number | null;
};

/** Costs against the three benchmarks, and the spread that the order met. */
export function costsOf(input: CostInput, { interval, dayVwapHalfTicks }: Benchmarks): OrderCosts {
  const { instrument } = input;
  const { tickSize } = instrument;
  const order = {
    order_side: input.side,
    avg_fill_price: halfTickPrice(input.averageHalfTicks, tickSize),
    filled_qty: input.filledQuantity,
    multiplier: instrument.multiplier,
    tick_size: tickSizeAtTicks((input.averageHalfTicks ?? 0) / 2, instrument),
    asset_sub_class: instrument.assetSubClass,
  };
  const against = (halfTicks: number | null) => slippage(order, halfTickPrice(halfTicks, tickSize), null);
  const ivwap = against(interval?.vwapHalfTicks ?? null);
  const arrival = against(input.arrivalHalfTicks);
  const dvwap = against(dayVwapHalfTicks);
  return {
    avg_spread_bps: spreadBps(instrument, interval),
    avg_spread_ticks: spreadSteps(instrument, interval),
    cost_ivwap_bps: ivwap.bps,
    cost_ivwap_ticks: ivwap.ticks,
    cost_arrival_mid_bps: arrival.bps,
    cost_arrival_mid_ticks: arrival.ticks,
    cost_dvwap_bps: dvwap.bps,
    cost_dvwap_ticks: dvwap.ticks,
  };
}

/** In ticks of the exchange at the mid that was met. */
function spreadSteps({ steps }: Instrument, interval: Benchmarks['interval']): number | null {
  if (interval === null || interval.spreadTicks === null) return null;
  return interval.spreadTicks / stepAt(steps, (interval.midHalfTicks ?? 0) / 2);
}

/** Relative to the time-weighted mid. A spread's price may be zero, so it has none. */
function spreadBps({ legs }: Instrument, interval: Benchmarks['interval']): number | null {
  if (legs !== null || interval === null || interval.spreadTicks === null || interval.midHalfTicks === null)
    return null;
  return interval.midHalfTicks > 0 ? (10_000 * 2 * interval.spreadTicks) / interval.midHalfTicks : null;
}
