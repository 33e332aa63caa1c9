import { clamp } from '../clamp.ts';

/** Throws unless the quantity is in whole lots. No venue accepts a fraction. */
export function assertWholeLots(lots: number): void {
  if (!Number.isSafeInteger(lots) || lots < 0) throw new Error(`${lots} is not a number of whole lots`);
}

/** Target lots after a share of the schedule. */
export function lotsAt(lots: number, progress: number): number {
  return Math.round(lots * clamp(Number.isNaN(progress) ? 0 : progress, 0, 1));
}

/**
 * Whole slices of a schedule from its cumulative shares. Rounding is carried over, so the error never exceeds half a
 * lot.
 */
export function slicesOf(lots: number, progress: readonly number[]): number[] {
  assertWholeLots(lots);
  let done = 0;
  return progress.map((share, index) => {
    const due = index === progress.length - 1 ? lots : Math.max(done, lotsAt(lots, share));
    const slice = due - done;
    done = due;
    return slice;
  });
}

/** Cumulative shares of weights. Even when all weights are zero. */
export function runningShares(weights: readonly number[]): number[] {
  let done = 0;
  const totals = weights.map((weight) => (done += Math.max(0, weight)));
  return totals.map((total, index) => (done > 0 ? total / done : (index + 1) / weights.length));
}
