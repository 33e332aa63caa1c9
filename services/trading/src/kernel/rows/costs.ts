import { stepAt } from '@meridian/domain/reference/price-steps';
import { slippageBps, slippageTicks } from '@meridian/domain/slippage';
import { CALENDAR_SPREAD } from '@meridian/domain/asset-class';
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
  const { tickSize } = instrument;
  const paid = halfTickPrice(input.averageHalfTicks, tickSize);
  const tick = tickSizeAtTicks((input.averageHalfTicks ?? 0) / 2, instrument);
  // A calendar spread has no bps, even above zero.
  const hasBps = instrument.assetSubClass !== CALENDAR_SPREAD;
  const bps = (benchmark: number | null) => (hasBps ? slippageBps(side, paid, benchmark) : null);
  const ticks = (benchmark: number | null) => slippageTicks(side, paid, benchmark, tick);
  const ivwap = halfTickPrice(interval?.vwapHalfTicks ?? null, tickSize);
  const arrival = halfTickPrice(input.arrivalHalfTicks, tickSize);
  const dvwap = halfTickPrice(dayVwapHalfTicks, tickSize);
  return {
    avg_spread_bps: spreadBps(instrument, interval),
    avg_spread_ticks: spreadSteps(instrument, interval),
    cost_ivwap_bps: bps(ivwap),
    cost_ivwap_ticks: ticks(ivwap),
    cost_arrival_mid_bps: bps(arrival),
    cost_arrival_mid_ticks: ticks(arrival),
    cost_dvwap_bps: bps(dvwap),
    cost_dvwap_ticks: ticks(dvwap),
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
