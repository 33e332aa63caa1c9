import { CALENDAR_SPREAD } from './asset-class.ts';
import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';

type Value = Maybe<number>;

type Priced = { readonly current_last?: Value; readonly asset_sub_class?: Maybe<string> };

/** A move in percent of a reference price. A spread's price may be zero or negative, so a proportion of it says nothing. */
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

/** The day's change in ticks, as the desk speaks of futures; null for what is not one. */
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
  // In tenths, because the difference of two doubles is seldom a whole number of ticks.
  return Math.round((10 * (now - then)) / tick) / 10;
}

/** What is left to do to reach the schedule's floor; never negative. */
export function toTrade(row: { readonly floor?: Value; readonly filled_qty?: Value }): number | null {
  const floor = finiteNumber(row.floor);
  const filled = finiteNumber(row.filled_qty);
  return floor === null || filled === null ? null : Math.max(floor - filled, 0);
}

/** How far ahead of the schedule's goal, in percent of the order; negative is behind. */
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

/** Own share of the market's volume since the start, in percent. FX has no volume to compare with. */
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
