import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTIONALS_M, ORDER_COSTS_BPS } from './order-cost-sample.fixture.ts';
import { equalMean, weightedMean } from './weighted-mean.ts';
import { robustBounds, winsorise, winsoriseBounds } from './winsorise.ts';

const costs = winsorise(ORDER_COSTS_BPS, winsoriseBounds(ORDER_COSTS_BPS, 0.05, 0.95));
const notionals = winsorise(NOTIONALS_M, winsoriseBounds(NOTIONALS_M, 0, 0.95));

describe('weighted mean', () => {
  it('of the raw sample', () => {
    expect(equalMean(ORDER_COSTS_BPS)?.mean).toBeCloseTo(17.3333, 4);
    expect(weightedMean(ORDER_COSTS_BPS, NOTIONALS_M)?.mean).toBeCloseTo(151.2576, 4);
  });

  it('of the winsorised sample, with its standard error and effective count', () => {
    expect(equalMean(costs)?.mean).toBeCloseTo(8.7625, 4);
    expect(weightedMean(costs, NOTIONALS_M)?.mean).toBeCloseTo(73.3242, 4);
    const both = weightedMean(costs, notionals);
    expect(both?.mean).toBeCloseTo(53.796, 4);
    expect(both?.standardError).toBeCloseTo(32.7591, 4);
    expect((both?.mean ?? 0) / (both?.standardError ?? 1)).toBeCloseTo(1.642, 3);
    expect(both?.effectiveCount).toBeCloseTo(4.3, 2);
  });

  it('has no answer without weight, and no error for one observation', () => {
    expect(weightedMean([], [])).toBeNull();
    expect(weightedMean([1, 2], [0, 0])).toBeNull();
    expect(weightedMean([1, 2], [1, -1])).toBeNull();
    expect(weightedMean([1, Number.NaN], [1, 1])).toBeNull();
    expect(weightedMean([7], [3])).toEqual({ mean: 7, standardError: null, effectiveCount: 1 });
    expect(() => weightedMean([1], [])).toThrow('weight');
  });

  it('lies inside the sample and counts between one observation and all', () => {
    const pair = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 40 }), (pairs) => {
        const values = pairs.map(([value]) => value);
        const result = weightedMean(
          values,
          pairs.map(([, weight]) => weight),
        );
        expect(result?.mean).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(result?.mean).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        expect(result?.effectiveCount).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(result?.effectiveCount).toBeLessThanOrEqual(values.length + 1e-9);
      }),
    );
  });
});

describe('winsorising', () => {
  it('uses the caps below forty observations and the quantiles from there on', () => {
    const caps = { low: -500, high: 500 };
    const shares = { low: 0.05, high: 0.95 };
    const sample = Array.from({ length: 40 }, (_, index) => index);
    expect(robustBounds(sample.slice(1), shares, caps)).toBe(caps);
    expect(robustBounds(sample, shares, caps).low).toBeCloseTo(1.95, 10);
  });

  it('leaves an empty sample alone', () => {
    expect(winsorise([], winsoriseBounds([], 0.05, 0.95))).toEqual([]);
  });
});
