import { isAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';
import { assertWholeLots } from './cumulative-lots.ts';

/** Tolerance that keeps a rounding error from adding one to a whole share. */
const WHOLE = 1 - 1e-12;

/** Whole lots in proportion to the weights, with an exact sum. The remainder goes to the largest fractions. */
export function largestRemainder(weights: readonly number[], lots: number): number[] {
  assertWholeLots(lots);
  if (!weights.every(isAmount)) throw new Error('weights must be finite and not negative');
  if (weights.length === 0 && lots > 0) throw new Error('there is nothing to give the lots to');
  const total = sum(weights);
  const exact = weights.map((weight) => (total > 0 ? (weight / total) * lots : lots / weights.length));
  const given = exact.map((share) => Math.floor(share * WHOLE));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - (given[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, lots - sum(given))) given[index] = (given[index] ?? 0) + 1;
  return given;
}
