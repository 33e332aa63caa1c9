import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costBand, costBands } from './cost-band.ts';
import { costSd, parameterVariance, timingRisk } from './uncertainty.ts';

describe('timing risk', () => {
  it('of an hour in a day of 390 minutes', () => {
    expect(timingRisk(100, 60 / 390)).toBeCloseTo(22.646, 3);
  });

  it('is nothing at once or without volatility, and unknown for what is not an amount', () => {
    expect([timingRisk(100, 0), timingRisk(0, 1)]).toEqual([0, 0]);
    expect([timingRisk(-1, 1), timingRisk(1, Number.NaN)]).toEqual([null, null]);
  });
});

describe('parameter variance', () => {
  it('is the quadratic form of gradient and covariance', () => {
    expect(
      parameterVariance(
        [2, 3],
        [
          [1, 0.5],
          [0.5, 4],
        ],
      ),
    ).toBe(4 + 6 + 36);
    expect(costSd(3, 16)).toBe(5);
  });

  it('refuses a covariance of another shape', () => {
    expect(() => parameterVariance([1, 2], [[1]])).toThrow('gradient');
    expect(() => parameterVariance([1], [[1, 2]])).toThrow('gradient');
  });

  it('is never negative for a covariance made from a factor', () => {
    const numbers = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 3, maxLength: 3 }), numbers, numbers, numbers, (g, a, b, c) => {
        const factor = [a, b, c];
        const covariance = factor.map((row) => factor.map((column) => row * column));
        expect(parameterVariance(g, covariance)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('cost bands', () => {
  it('are the 50 % and 80 % ranges of a normal', () => {
    const [half, wide] = costBands(10, 4);
    expect(half?.low).toBeCloseTo(10 - 4 * 0.67449, 4);
    expect(half?.high).toBeCloseTo(10 + 4 * 0.67449, 4);
    expect(wide?.low).toBeCloseTo(10 - 4 * 1.28155, 4);
    expect(wide?.high).toBeCloseTo(10 + 4 * 1.28155, 4);
  });

  it('shrink to the mean without uncertainty', () => {
    expect(costBand(7, 0, 1)).toEqual({ level: 1, low: 7, high: 7 });
    expect(costBand(7, 3, 0)).toEqual({ level: 0, low: 7, high: 7 });
  });
});
