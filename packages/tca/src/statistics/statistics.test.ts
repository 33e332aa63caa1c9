import { clusterBootstrap } from '@meridian/cost-model/statistics/cluster-bootstrap';
import { seededRng } from '@meridian/cost-model/sfc32';
import { quantileEdges } from '@meridian/cost-model/statistics/quantile';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bootstrapMeans, clusterSums } from './bootstrap-means.ts';
import { bucketIndex, bucketsOf, quantileBuckets, SIZE_EDGES } from './buckets.ts';
import { BPS_CAPS, type CostObservation, type CostPlan, costStatistics, NO_CAPS } from './cost-statistics.ts';

const COSTS = [-60, -12, -5, -2, 0, 1, 3, 4, 6, 8, 15, 250];
const NOTIONALS = [1, 2, 3, 1, 5, 2, 2, 4, 1, 3, 2, 40];
const plan: CostPlan = { costThreshold: 5, notionalThreshold: 5, costCaps: BPS_CAPS, rounds: 200, seed: 'a' };

/** With plain orders beside, so that the sample is large enough for bounds of its own. */
const among = (values: readonly number[]) => [...values, ...Array.from({ length: 36 }, (_, index) => 1 + (index % 3))];
const observed = (costs: readonly number[], notionals: readonly number[]): CostObservation[] =>
  costs.map((cost, index) => ({ cost, weight: notionals[index] ?? 0, cluster: `day ${index % 7}` }));

describe('cost statistics', () => {
  it('have no range where every draw says the same', () => {
    const alike = observed([0, 0, 0, 0], [1, 2, 3, 4]);
    expect(costStatistics(alike, plan)).toMatchObject({ mean: 0, interval: null });
    expect(costStatistics(observed([0, 1, 2, 3], [1, 2, 3, 4]), plan)?.interval).not.toBeNull();
  });

  it('weigh by notional, with equal weights beside, and leave a small sample to the caps', () => {
    const raw = costStatistics(observed(COSTS, NOTIONALS), { ...plan, costThreshold: null, notionalThreshold: null });
    expect(raw?.mean).toBeCloseTo(151.2576, 4);
    expect(raw?.equalMean).toBeCloseTo(17.3333, 4);
    const capped = costStatistics(observed(COSTS, NOTIONALS), { ...plan, costCaps: { low: -33.6, high: 120.75 } });
    expect(capped?.equalMean).toBeCloseTo(8.7625, 4);
    expect(capped?.mean).toBeCloseTo(73.3242, 4);
    expect(capped?.isWinsorised).toBe(false);
    expect(capped?.isThin).toBe(true);
  });

  it('pull in the ends of a sample of forty and more', () => {
    const large = observed(among(COSTS), among(NOTIONALS));
    const found = costStatistics(large, plan);
    expect(found?.isWinsorised).toBe(true);
    expect(found?.mean).toBeLessThan(costStatistics(large, { ...plan, costThreshold: null })?.mean ?? 0);
    expect(costStatistics(large, { ...plan, costThreshold: 95, notionalThreshold: 95 })).toEqual(found);
  });

  it('is the same for the same seed, and its range holds the mean', () => {
    const large = observed(among(COSTS), among(NOTIONALS));
    const found = costStatistics(large, plan);
    expect(costStatistics(large, plan)).toEqual(found);
    expect(found?.interval?.low).toBeLessThan(found?.mean ?? 0);
    expect(found?.interval?.high).toBeGreaterThan(found?.mean ?? 0);
  });

  it('has no range from a single day and symbol, and no answer without an order', () => {
    const one = COSTS.map((cost) => ({ cost, weight: 1, cluster: 'one' }));
    expect(costStatistics(one, plan)?.interval).toBeNull();
    expect(costStatistics([], { ...plan, costCaps: NO_CAPS })).toBeNull();
  });

  it('draws whole clusters as the general bootstrap does', () => {
    const items = observed(COSTS, NOTIONALS);
    const general = clusterBootstrap(
      items,
      ({ cluster }) => cluster,
      (sample) => {
        const weight = sample.reduce((total, one) => total + one.weight, 0);
        return [sample.reduce((total, one) => total + one.weight * one.cost, 0) / weight];
      },
      { rng: seededRng('b'), rounds: 50 },
    ).map(([mean]) => mean ?? 0);
    const sums = clusterSums(
      items.map(({ cluster }) => cluster),
      COSTS,
      NOTIONALS,
    );
    const fast = bootstrapMeans(sums, { rng: seededRng('b'), rounds: 50 });
    expect(fast.map((mean) => mean.toFixed(8))).toEqual(general.map((mean) => mean.toFixed(8)));
  });
});

describe('buckets', () => {
  it('take their lower end and not their upper, but the last takes both', () => {
    const buckets = bucketsOf([0, 1, 3]);
    expect([-1, 0, 0.99, 1, 2.9, 3, 3.1].map((value) => bucketIndex(buckets, value))).toEqual([
      null,
      0,
      0,
      1,
      1,
      1,
      null,
    ]);
  });

  it('name order sizes', () => {
    expect(bucketsOf(SIZE_EDGES).map(({ label }) => label)).toEqual([
      'below 1',
      '1 to 3',
      '3 to 5',
      '5 to 10',
      '10 and more',
    ]);
  });

  it('are filled equally by quartiles', () => {
    expect(quantileEdges(NOTIONALS, 4)).toEqual([1, 1.75, 2, 3.25, 40]);
    expect(quantileBuckets(NOTIONALS).map(({ low, high }) => [low, high])).toEqual([
      [1, 1.75],
      [1.75, 2],
      [2, 3.25],
      [3.25, 40],
    ]);
    expect(quantileBuckets([7, 7]).map(({ label }) => label)).toEqual(['7']);
    expect(quantileBuckets([])).toEqual([]);
  });

  it('by quartiles hold every value of their sample', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 30 }), (values) => {
        const buckets = quantileBuckets(values);
        for (const value of values) expect(bucketIndex(buckets, value)).not.toBeNull();
      }),
    );
  });
});
