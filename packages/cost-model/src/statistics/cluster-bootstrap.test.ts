import { describe, expect, it } from 'vitest';
import { seededRng } from '../sfc32.ts';
import { sum } from '../sum.ts';
import { clusterBootstrap, percentileInterval } from './cluster-bootstrap.ts';
import { sampleCovariance } from './sample-covariance.ts';

type Item = { readonly day: string; readonly value: number };

const meanOf = (sample: readonly Item[]) => [sum(sample.map(({ value }) => value)) / sample.length];

/** Forty days of ten orders that share their day's shock completely. */
const shared: readonly Item[] = Array.from({ length: 400 }, (_, index) => {
  const day = Math.floor(index / 10);
  return { day: `day ${day}`, value: (day * 7919) % 40 };
});

function sdOfMean(clusterOf: (item: Item) => string): number {
  const estimates = clusterBootstrap(shared, clusterOf, meanOf, { rng: seededRng('bootstrap'), rounds: 400 });
  return Math.sqrt(sampleCovariance(estimates)?.[0]?.[0] ?? Number.NaN);
}

describe('cluster bootstrap', () => {
  it('sees that the orders of a day say the same thing', () => {
    const byDay = sdOfMean(({ day }) => day);
    let next = 0;
    const byOrder = sdOfMean(() => String((next += 1)));
    expect(byDay / byOrder).toBeGreaterThan(2.5);
    expect(byDay).toBeGreaterThan(1.6);
    expect(byDay).toBeLessThan(2.1);
  });

  it('repeats itself for a seed', () => {
    expect(sdOfMean(({ day }) => day)).toBe(sdOfMean(({ day }) => day));
  });

  it('leaves out rounds without an estimate, and knows no interval then', () => {
    expect(
      clusterBootstrap(
        shared,
        ({ day }) => day,
        () => null,
        { rng: seededRng(3), rounds: 5 },
      ),
    ).toEqual([]);
    expect(clusterBootstrap([], String, () => [1], { rng: seededRng(3), rounds: 5 })).toEqual([]);
    expect(percentileInterval([], 0.95)).toBeNull();
    expect(sampleCovariance([[1, 2]])).toBeNull();
  });

  it('bounds its rounds', () => {
    for (const rounds of [0, 1.5, 10_001]) {
      expect(() => clusterBootstrap([], String, () => null, { rng: seededRng(3), rounds })).toThrow('rounds');
    }
  });

  it('takes the central range of the rounds', () => {
    expect(percentileInterval([5, 1, 2, 3, 4], 0.5)).toEqual({ low: 2, high: 4 });
  });
});

describe('sample covariance', () => {
  it('is that of the columns', () => {
    expect(
      sampleCovariance([
        [1, 2],
        [3, 6],
        [5, 10],
      ]),
    ).toEqual([
      [4, 8],
      [8, 16],
    ]);
  });
});
