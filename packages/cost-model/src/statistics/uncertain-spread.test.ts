import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from './normal-quantile.ts';
import { UncertainSpread } from './uncertain-spread.ts';

describe('a spread whose volatility is uncertain', () => {
  it('is a normal one where all of it is noise', () => {
    const noise = new UncertainSpread(0, 2);
    expect(noise.quantile(0.9)).toBeCloseTo(2 * normalQuantile(0.9), 5);
    expect(noise.momentAbove(0)).toBeCloseTo(2 * Math.sqrt(1 / (2 * Math.PI)), 5);
  });

  it('has its middle 80 % within 1.06 standard deviations, and fatter tails than a normal one', () => {
    const market = new UncertainSpread(1, 0);
    expect(market.quantile(0.9)).toBeCloseTo(1.06, 2);
    expect(market.quantile(0.999)).toBeGreaterThan(normalQuantile(0.999));
  });

  it('is even on both sides, and its quantile undoes its share', () => {
    const sds = fc.tuple(fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 0.01, max: 50, noNaN: true }));
    fc.assert(
      fc.property(sds, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ([market, noise], share) => {
        const spread = new UncertainSpread(market, noise);
        expect(spread.share(spread.quantile(share))).toBeCloseTo(share, 5);
        expect(spread.quantile(share) / Math.hypot(market, noise)).toBeCloseTo(
          -spread.quantile(1 - share) / Math.hypot(market, noise),
          4,
        );
      }),
    );
  });
});
