import { describe, expect, it } from 'vitest';
import { standardNormal } from '../random/standard-normal.ts';
import { seededRng } from '../sfc32.ts';
import { intervalVwapCost } from './interval-vwap-cost.ts';
import { healthZ, modelHealth } from './model-health.ts';

describe('model health', () => {
  it('finds a true model healthy', () => {
    const rng = seededRng('health');
    const orders = Array.from({ length: 4000 }, (_, index) => {
      const timingRisk = 5 + (index % 20);
      return { predicted: 3, realised: 3 + timingRisk * standardNormal(rng), timingRisk, sd: timingRisk };
    });
    const health = modelHealth(orders);
    expect(Math.abs(health?.zMean ?? 1)).toBeLessThan(0.05);
    expect(Math.abs((health?.zSd ?? 0) - 1)).toBeLessThan(0.05);
    expect(Math.abs((health?.coverage80 ?? 0) - 0.8)).toBeLessThan(0.03);
  });

  it('shows a biased one', () => {
    const health = modelHealth([
      { realised: 8, predicted: 3, timingRisk: 5, sd: 1 },
      { realised: 9, predicted: 4, timingRisk: 5, sd: 1 },
    ]);
    expect(health).toEqual({ count: 2, bias: 5, zMean: 1, zSd: 0, coverage80: 0 });
  });

  it('cannot judge orders without timing risk', () => {
    expect(healthZ(3, 2, 0)).toBeNull();
    expect(healthZ(Number.NaN, 2, 1)).toBeNull();
    expect(modelHealth([{ realised: 1, predicted: 1, timingRisk: 0, sd: 0 }])).toBeNull();
  });
});

describe('cost against the interval VWAP', () => {
  it('is what the market does not pay too', () => {
    expect(intervalVwapCost(0.05, 0.25, 0)).toBeCloseTo(0.2375, 12);
    expect(intervalVwapCost(1, 0.25, 3)).toBe(0);
  });
});
