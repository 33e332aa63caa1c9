import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { seededRng } from '@meridian/cost-model/sfc32';
import { describe, expect, it } from 'vitest';
import { varianceRatio } from './variance-ratio.ts';

function walks(noise: number): readonly (readonly number[])[] {
  const rng = seededRng('walks');
  return Array.from({ length: 10 }, () => {
    let price = 0;
    return Array.from({ length: 5_000 }, () => {
      price += standardNormal(rng);
      return price + noise * standardNormal(rng);
    });
  });
}

describe('a ratio of variances', () => {
  it('is one for a random walk, within its range', () => {
    const { ratio, reach } = varianceRatio(walks(0), 60);
    expect(Math.abs(ratio - 1)).toBeLessThan(1.5 * reach);
    expect(reach).toBeLessThan(0.15);
  });

  it('shows a price that bounces', () => {
    // A step has the variance 1 + 2 noise², sixty of them 60 + 2 noise².
    expect(varianceRatio(walks(1), 60).ratio).toBeCloseTo(62 / 180, 1);
  });
});
