import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../sum.ts';
import { runningShares, slicesOf } from './cumulative-lots.ts';
import { largestRemainder } from './largest-remainder.ts';

const lots = fc.nat(1_000_000);
const weights = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 1, maxLength: 60 });

describe('largest remainder', () => {
  it('gives what is left to the largest remainders, the first of equals first', () => {
    expect(largestRemainder([47, 16, 15.8, 12, 6.1, 3.1], 10)).toEqual([5, 2, 1, 1, 1, 0]);
    expect(largestRemainder([1, 1, 1], 10)).toEqual([4, 3, 3]);
    expect(largestRemainder([0.1, 0.2, 0.7], 10)).toEqual([1, 2, 7]);
  });

  it('is even without weights', () => {
    expect(largestRemainder([0, 0], 5)).toEqual([3, 2]);
    expect(largestRemainder([], 0)).toEqual([]);
  });

  it('sums exactly and is never a lot away from the exact share', () => {
    fc.assert(
      fc.property(weights, lots, (given, quantity) => {
        const result = largestRemainder(given, quantity);
        const total = sum(given);
        expect(sum(result)).toBe(quantity);
        result.forEach((share, index) => {
          const exact = total > 0 ? ((given[index] ?? 0) / total) * quantity : quantity / given.length;
          expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-6);
        });
      }),
    );
  });

  it('refuses fractions of a lot and weights that make no sense', () => {
    expect(() => largestRemainder([1], 1.5)).toThrow('whole lots');
    expect(() => largestRemainder([1], -1)).toThrow('whole lots');
    expect(() => largestRemainder([Number.NaN], 1)).toThrow('weights');
    expect(() => largestRemainder([], 1)).toThrow('nothing');
  });
});

describe('slices of a schedule', () => {
  it('are whole, sum exactly and are never half a lot behind', () => {
    fc.assert(
      fc.property(weights, lots, (given, quantity) => {
        const progress = runningShares(given);
        const slices = slicesOf(quantity, progress);
        expect(sum(slices)).toBe(quantity);
        let done = 0;
        slices.forEach((slice, index) => {
          expect(slice).toBeGreaterThanOrEqual(0);
          done += slice;
          expect(Math.abs(done - quantity * (progress[index] ?? 0))).toBeLessThanOrEqual(0.5 + 1e-6);
        });
      }),
    );
  });

  it('never go back, whatever progress says', () => {
    expect(slicesOf(10, [0.5, 0.2, Number.NaN, 0.1])).toEqual([5, 0, 0, 5]);
    expect(slicesOf(10, [])).toEqual([]);
    expect(() => slicesOf(0.5, [1])).toThrow('whole lots');
  });

  it('accumulate weights, evenly when there are none', () => {
    expect(runningShares([1, 3])).toEqual([0.25, 1]);
    expect(runningShares([0, 0])).toEqual([0.5, 1]);
  });
});
