import { describe, expect, it } from 'vitest';
import { seededRng } from '../sfc32.ts';
import { meanInterval } from './mean-interval.ts';
import { ARM_PRIOR, observeCost, sampleMeanCost } from './normal-inverse-gamma.ts';

describe('the interval of a mean cost', () => {
  it.each([0, 3, 40])('holds 95 %% of what the belief would draw after %i orders', (orders) => {
    const costs = Array.from({ length: orders }, (_, index) => 8 + (index % 7) * 3);
    const belief = costs.reduce(observeCost, ARM_PRIOR);
    const { low, high } = meanInterval(belief, 0.95);
    const rng = seededRng(`interval ${orders}`);
    const draws = Array.from({ length: 20_000 }, () => sampleMeanCost(belief, rng));
    const inside = draws.filter((draw) => draw >= low && draw <= high).length / draws.length;
    expect(inside).toBeGreaterThan(0.94);
    expect(inside).toBeLessThan(0.96);
  });
});
