import { stepAt } from '@meridian/domain/reference/price-steps';
import { costFields } from '@meridian/domain/slippage';
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
  /** Set when a child has another arrival than its parent. */
  readonly arrivalHalfTicks: number | null;
};

/** Costs against the three benchmarks, and the spread that the order met. */
export function costsOf(input: CostInput, { interval, dayVwapHalfTicks }: Benchmarks): OrderCosts {
  const { instrument, side } = input;
  const { tickSize, assetSubClass } = instrument;
  const order = {
    order_side: side,
    avg_fill_price: halfTickPrice(input.averageHalfTicks, tickSize),
    avg_fill_tick: fillTick(input.averageHalfTicks, instrument),
    asset_sub_class: assetSubClass,
  };
  const costs = costFields(order, {
    ivwap: halfTickPrice(interval?.vwapHalfTicks ?? null, tickSize),
    arrival_mid: halfTickPrice(input.arrivalHalfTicks, tickSize),
    day_vwap: halfTickPrice(dayVwapHalfTicks, tickSize),
  });
  return {
    avg_spread_bps: spreadBps(instrument, interval),
    avg_spread_ticks: spreadSteps(instrument, interval),
    ...costs,
  };
}

/** The exchange's tick at the average price paid. */
export function fillTick(averageHalfTicks: number | null, instrument: Instrument): number | null {
  return averageHalfTicks === null ? null : tickSizeAtTicks(averageHalfTicks / 2, instrument);
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
