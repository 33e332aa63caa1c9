import { seededRng } from '@meridian/cost-model/sfc32';
import { describe, expect, it } from 'vitest';
import { bootstrapChange, type ClusterSums } from './bootstrap-change.ts';

const rng = () => seededRng('test');

const noisy = (cluster: number) => (cluster % 2 === 0 ? 10 : -12);

function clusters(count: number, changeOf: (cluster: number) => number): readonly ClusterSums[] {
  return Array.from({ length: count }, (_, index) => ({
    cluster: index + 1,
    flow: 0,
    usd: 1,
    change: changeOf(index),
  }));
}

describe('the range of a change in cost', () => {
  it('is a point where every day and symbol changes alike', () => {
    expect(
      bootstrapChange(
        clusters(50, () => -2),
        1,
        100,
        rng(),
      ),
    ).toEqual([
      { low: -2, high: -2 },
      { low: -2, high: -2 },
    ]);
  });

  it('holds the mean, and is narrower with more days', () => {
    const [few] = bootstrapChange(clusters(20, noisy), 1, 400, rng());
    const [many] = bootstrapChange(clusters(2000, noisy), 1, 400, rng());
    expect(many?.low).toBeLessThan(-1);
    expect(many?.high).toBeGreaterThan(-1);
    expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan(((few?.high ?? 0) - (few?.low ?? 0)) / 3);
  });

  it('has none where no order changes', () => {
    expect(bootstrapChange([], 2, 100, rng())).toEqual([null, null, null]);
  });
});
