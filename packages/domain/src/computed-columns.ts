import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';

type Value = Maybe<number>;

/** A move in percent of a reference price. Against a negative one, which only spreads have, up must stay up. */
function changePercent(price: Value, reference: Value): number | null {
  const now = finiteNumber(price);
  const then = finiteNumber(reference);
  if (now === null || then === null || then === 0) return null;
  return (100 * (now - then)) / Math.abs(then);
}

/** %Chg, in percent. */
export function percentChange(row: { readonly current_last?: Value; readonly previous_close?: Value }): number | null {
  return changePercent(row.current_last, row.previous_close);
}

/** The change since arrival, in percent. */
export function arrivalChange(row: { readonly current_last?: Value; readonly arrival_mid?: Value }): number | null {
  return changePercent(row.current_last, row.arrival_mid);
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
