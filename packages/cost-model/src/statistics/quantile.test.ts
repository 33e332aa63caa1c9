import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTIONALS_M, ORDER_COSTS_BPS } from './order-cost-sample.fixture.ts';
import { quantile, quantileEdges } from './quantile.ts';

describe('type-7 quantile', () => {
  it('cuts the sample of costs at the published bounds', () => {
    expect(quantile(ORDER_COSTS_BPS, 0.05)).toBeCloseTo(-33.6, 10);
    expect(quantile(ORDER_COSTS_BPS, 0.95)).toBeCloseTo(120.75, 10);
  });

  it('gives the quartile edges of the notionals', () => {
    expect(quantileEdges(NOTIONALS_M, 4)).toEqual([1, 1.75, 2, 3.25, 40]);
  });

  it('has no answer for an empty sample', () => {
    expect(quantile([], 0.5)).toBeNull();
    expect(quantile([1, Number.NaN, 2], 0)).toBeNull();
    expect(quantileEdges([], 4)).toEqual([]);
  });

  it('takes the ends at and beyond 0 and 1', () => {
    expect([-1, 0, 1, 2].map((share) => quantile([3, 1, 2], share))).toEqual([1, 1, 3, 3]);
  });

  it('stays inside the sample and does not depend on its order', () => {
    const sample = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(sample, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const cut = quantile(values, share) ?? Number.NaN;
        expect(cut).toBeGreaterThanOrEqual(Math.min(...values) - 1e-6);
        expect(cut).toBeLessThanOrEqual(Math.max(...values) + 1e-6);
        expect(quantile(values.toReversed(), share)).toBe(cut);
      }),
    );
  });
});
