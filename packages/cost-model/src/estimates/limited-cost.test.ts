import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../statistics/normal-quantile.ts';
import { normalShare } from '../statistics/normal-share.ts';
import { limitedCost } from './limited-cost.ts';

describe('the normal share', () => {
  it('undoes the quantile', () => {
    for (const share of [0.001, 0.1, 0.5, 0.8, 0.999]) {
      expect(normalShare(normalQuantile(share))).toBeCloseTo(share, 6);
    }
  });
});

const normal = (sd: number) => ({ market: 0, noise: sd });

describe('a cost under a limit', () => {
  it('is the whole cost where the limit is far', () => {
    const { mean = 0, chance, range } = limitedCost(5, normal(10), 100) ?? {};
    expect(mean).toBeCloseTo(5, 6);
    expect(chance).toBeCloseTo(1, 6);
    expect(range?.(0.8).high).toBeCloseTo(5 + 10 * 1.2816, 3);
  });

  it('is half of a normal where the limit is at the mean', () => {
    const found = limitedCost(5, normal(10), 5);
    expect(found?.chance).toBeCloseTo(0.5, 6);
    expect(found?.mean).toBeCloseTo(5 - 10 * Math.sqrt(2 / Math.PI), 5);
  });

  it('never exceeds what the limit leaves, and costs less the closer it is', () => {
    const numbers = fc.tuple(
      fc.double({ min: -20, max: 20, noNaN: true }),
      fc.double({ min: 0.1, max: 50, noNaN: true }),
    );
    fc.assert(
      fc.property(numbers, fc.double({ min: -2, max: 3, noNaN: true }), ([mean, sd], sds) => {
        const room = mean + sds * sd;
        const risk = { market: 0.8 * sd, noise: 0.6 * sd };
        const [near, far] = [limitedCost(mean, risk, room), limitedCost(mean, risk, room + sd)];
        if (near === null || far === null) throw new Error('within reach');
        expect(near.range(0.8).high).toBeLessThanOrEqual(room);
        expect(near.mean).toBeLessThanOrEqual(far.mean);
        expect(near.chance).toBeLessThanOrEqual(far.chance);
      }),
    );
  });

  it('cannot be told where the limit is out of reach', () => {
    expect(limitedCost(5, normal(1), 0)).toBeNull();
    expect(limitedCost(5, normal(0), 4)).toBeNull();
  });
});
