import { clamp } from '../clamp.ts';

/** Throws for what is not a quantity of whole lots: a fraction here would be an order that no venue takes. */
export function assertWholeLots(lots: number): void {
  if (!Number.isSafeInteger(lots) || lots < 0) throw new Error(`${lots} is not a number of whole lots`);
}

/** Lots due when a share of the schedule has passed. */
export function lotsAt(lots: number, progress: number): number {
  return Math.round(lots * clamp(Number.isNaN(progress) ? 0 : progress, 0, 1));
}

/**
 * Whole slices of a schedule given as the shares done at the end of each; the last one ends it.
 * Rounding is carried along, so that it never adds up to more than half a lot.
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

/** The running totals of shares or weights, as shares of their sum; even when there is none. */
export function runningShares(weights: readonly number[]): number[] {
  let done = 0;
  const totals = weights.map((weight) => (done += Math.max(0, weight)));
  return totals.map((total, index) => (done > 0 ? total / done : (index + 1) / weights.length));
}
