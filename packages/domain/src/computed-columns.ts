import { CALENDAR_SPREAD } from './asset-class.ts';
import { expectedRange } from './execution-summary/expected-range.ts';
import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import type { OrderSide } from './order-side.ts';
import { slippageUsd } from './slippage.ts';

type Value = Maybe<number>;

type Priced = { readonly current_last?: Value; readonly asset_sub_class?: Maybe<string> };

/** A price move in percent of a reference. A spread's price may be zero or negative, so it has no percentage. */
function changePercent({ current_last, asset_sub_class }: Priced, reference: Value): number | null {
  const now = finiteNumber(current_last);
  const then = finiteNumber(reference);
  if (asset_sub_class === CALENDAR_SPREAD || now === null || then === null || then <= 0) return null;
  return (100 * (now - then)) / then;
}

/** %Chg, in percent. */
export function percentChange(row: Priced & { readonly previous_close?: Value }): number | null {
  return changePercent(row, row.previous_close);
}

/** The change since arrival, in percent. */
export function arrivalChange(row: Priced & { readonly arrival_mid?: Value }): number | null {
  return changePercent(row, row.arrival_mid);
}

/** The day's change of a future in ticks. Null for other instruments. */
export function netChangeTicks(row: {
  readonly current_last?: Value;
  readonly previous_close?: Value;
  readonly tick_size?: Value;
  readonly asset_class?: Maybe<string>;
}): number | null {
  const now = finiteNumber(row.current_last);
  const then = finiteNumber(row.previous_close);
  const tick = finiteNumber(row.tick_size);
  if (row.asset_class !== 'FUTURE' || now === null || then === null || tick === null || tick <= 0) return null;
  // Rounded to tenths, because the difference of two doubles is rarely a whole number of ticks.
  return Math.round((10 * (now - then)) / tick) / 10;
}

/** The quantity left to reach the schedule's floor. Never negative. */
export function toTrade(row: { readonly floor?: Value; readonly filled_qty?: Value }): number | null {
  const floor = finiteNumber(row.floor);
  const filled = finiteNumber(row.filled_qty);
  return floor === null || filled === null ? null : Math.max(floor - filled, 0);
}

/** Percent of the order ahead of the schedule's goal. Negative is behind. */
export function percentAhead(row: {
  readonly filled_qty?: Value;
  readonly goal?: Value;
  readonly order_qty?: Value;
}): number | null {
  const filled = finiteNumber(row.filled_qty);
  const goal = finiteNumber(row.goal);
  const size = finiteNumber(row.order_qty);
  return filled === null || goal === null || size === null || size === 0 ? null : (100 * (filled - goal)) / size;
}

/** Own share of the market volume since the start, in percent. FX has no volume. */
export function percentIntervalVolume(row: {
  readonly filled_qty?: Value;
  readonly volume_since_start?: Value;
  readonly asset_class?: Maybe<string>;
}): number | null {
  const filled = finiteNumber(row.filled_qty);
  const volume = finiteNumber(row.volume_since_start);
  if (row.asset_class === 'FX' || filled === null || volume === null || volume === 0) return null;
  return (100 * filled) / volume;
}

type Costed = {
  readonly order_side?: Maybe<OrderSide>;
  readonly avg_fill_price?: Value;
  readonly filled_qty?: Value;
  readonly multiplier?: Value;
  readonly fx_rate?: Value;
};

/** The cost of the fills above a benchmark, in dollars. */
function costUsd({ order_side, avg_fill_price, filled_qty, multiplier, fx_rate }: Costed, benchmark: Value) {
  if (order_side === null || order_side === undefined) return null;
  return slippageUsd(order_side, avg_fill_price, benchmark, { filled_qty, multiplier, usdPerUnit: fx_rate });
}

export function ivwapCostUsd(row: Costed & { readonly ivwap?: Value }): number | null {
  return costUsd(row, row.ivwap);
}

export function arrivalCostUsd(row: Costed & { readonly arrival_mid?: Value }): number | null {
  return costUsd(row, row.arrival_mid);
}

export function dvwapCostUsd(row: Costed & { readonly day_vwap?: Value }): number | null {
  return costUsd(row, row.day_vwap);
}

type ExpectedFields = { readonly expected_ivwap_bps?: Value; readonly expected_ivwap_sd_bps?: Value };

/** Lower end of the 80% range of the cost against interval VWAP. */
export function expectedLow(row: ExpectedFields): number | null {
  return rangeOf(row)?.low ?? null;
}

export function expectedHigh(row: ExpectedFields): number | null {
  return rangeOf(row)?.high ?? null;
}

function rangeOf(row: ExpectedFields) {
  return expectedRange(finiteNumber(row.expected_ivwap_bps), finiteNumber(row.expected_ivwap_sd_bps));
}

/** The cost of the fills against interval VWAP beyond the model's expectation, in dollars. */
export function aboveExpectedUsd(
  row: Costed & ExpectedFields & { readonly ivwap?: Value; readonly filled_usd?: Value },
): number | null {
  const cost = ivwapCostUsd(row);
  const expected = finiteNumber(row.expected_ivwap_bps);
  const filled = finiteNumber(row.filled_usd);
  return cost === null || expected === null || filled === null ? null : cost - (expected * filled) / 10_000;
}
