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
  it('is the whole cost where the limit is far: a marketable limit is a market order', () => {
    for (const room of [100, Infinity]) {
      const { mean, chance, opportunity, range } = limitedCost(5, normal(10), room);
      expect([mean, chance, opportunity].map((value) => Number(value.toFixed(6)))).toEqual([5, 1, 0]);
      expect(range(0.8).high).toBeCloseTo(5 + 10 * 1.2816, 3);
    }
  });

  it('is that of doing nothing where the limit is out of reach: no gain is expected', () => {
    const { mean, chance, opportunity } = limitedCost(5, normal(10), -337);
    expect(chance).toBeCloseTo(0, 6);
    expect(mean).toBeCloseTo(0, 6);
    expect(opportunity).toBeCloseTo(0, 6);
  });

  it('prices what is left at the end: half fills ten times its share below, half is left the market above', () => {
    const { mean, chance, opportunity, filledRange } = limitedCost(5, normal(10), 5);
    // Of a normal of ten, each half has a moment of 10/√(2π).
    const half = 10 / Math.sqrt(2 * Math.PI);
    expect(chance).toBeCloseTo(0.5, 6);
    expect(opportunity).toBeCloseTo(1.5 * half, 5);
    expect(mean).toBeCloseTo(0.5 * 5 + 0.5 * half, 5);
    expect(filledRange(0.8).high).toBeLessThanOrEqual(5);
  });

  const numbers = fc.tuple(
    fc.double({ min: -20, max: 20, noNaN: true }),
    fc.double({ min: 0.1, max: 50, noNaN: true }),
  );

  it('never looks better than its chance to fill allows, however close the limit is', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: -4, max: 4, noNaN: true }), ([mean, sd], sds) => {
        const found = limitedCost(mean, { market: 0.8 * sd, noise: 0.6 * sd }, mean + sds * sd);
        expect(found.mean).toBeGreaterThanOrEqual(found.chance * mean - 1e-9);
        expect(found.opportunity).toBeGreaterThanOrEqual(0);
        expect(found.chance).toBeGreaterThanOrEqual(0);
        expect(found.chance).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('fills more the farther the limit is, and at no price beyond it', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: -2, max: 3, noNaN: true }), ([mean, sd], sds) => {
        const room = mean + sds * sd;
        const risk = { market: 0.8 * sd, noise: 0.6 * sd };
        const [near, far] = [limitedCost(mean, risk, room), limitedCost(mean, risk, room + sd)];
        expect(near.filledRange(0.8).high).toBeLessThanOrEqual(room);
        expect(near.chance).toBeLessThanOrEqual(far.chance);
        const [wide, narrow] = [near.range(0.8), near.range(0.5)];
        expect(wide.low).toBeLessThanOrEqual(narrow.low);
        expect(wide.high).toBeGreaterThanOrEqual(narrow.high);
      }),
    );
  });

  it('is its cost or nothing where nothing is uncertain', () => {
    expect(limitedCost(5, normal(0), 4)).toMatchObject({ mean: 0, chance: 0 });
    expect(limitedCost(5, normal(0), 6)).toMatchObject({ mean: 5, chance: 1 });
  });
});
