import { clamp } from '../clamp.ts';
import type { Rng } from '../sfc32.ts';
import { assertWholeLots, runningShares, slicesOf } from './cumulative-lots.ts';
import { largestRemainder } from './largest-remainder.ts';

export type TimedSlice = { readonly atMs: number; readonly lots: number };

export type TwapOrder = {
  readonly lots: number;
  readonly startMs: number;
  readonly endMs: number;
  /** Wanted number of slices. An order with fewer lots has fewer. */
  readonly slices: number;
};

export const TWAP_SIZE_JITTER = 0.2;
export const TWAP_TIME_JITTER = 0.3;
const MAX_SLICES = 10_000;

/**
 * Random deviations from −1 to 1 whose running total stays between −1 and 1 and ends at 0. Each is drawn from the range
 * that keeps this possible, so sizes need no correction at the end.
 */
function balancedDeviations(count: number, rng: Rng): number[] {
  let total = 0;
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.min(1, count - index - 1);
    const low = Math.max(-1, -reach - total);
    const high = Math.min(1, reach - total);
    const drawn = low + (high - low) * rng.unit();
    total += drawn;
    return drawn;
  });
}

/** With few lots per slice, rounding errors could add up to more than a slice. */
function staysNear(slices: readonly number[], lots: number): boolean {
  const even = lots / slices.length;
  let done = 0;
  return slices.every((slice, index) => {
    done += slice;
    return Math.abs(done - even * (index + 1)) <= TWAP_SIZE_JITTER * even + 0.5;
  });
}

/** Slices of random size and time around an even schedule, at most one slice away from it, with an exact sum. */
export function twapSlices(order: TwapOrder, rng: Rng): TimedSlice[] {
  const { lots, startMs, endMs } = order;
  assertWholeLots(lots);
  if (!Number.isInteger(order.slices) || order.slices < 1 || order.slices > MAX_SLICES) {
    throw new Error(`slices must be from 1 to ${MAX_SLICES}`);
  }
  if (!Number.isFinite(startMs) || !Number.isFinite(endMs)) throw new Error('start and end must be times');
  if (lots === 0) return [];
  // Without time everything is due at once.
  if (endMs <= startMs) return [{ atMs: startMs, lots }];
  const count = Math.min(order.slices, lots);
  const intervalMs = (endMs - startMs) / count;
  const sizes = balancedDeviations(count, rng).map((deviation) => 1 + TWAP_SIZE_JITTER * deviation);
  const apportioned = largestRemainder(sizes, lots);
  const whole = staysNear(apportioned, lots) ? apportioned : slicesOf(lots, runningShares(sizes));
  return whole
    .map((slice, index) => {
      const shift = 0.5 + TWAP_TIME_JITTER * (2 * rng.unit() - 1);
      return { atMs: clamp(Math.round(startMs + (index + shift) * intervalMs), startMs, endMs), lots: slice };
    })
    .filter((slice) => slice.lots > 0);
}
