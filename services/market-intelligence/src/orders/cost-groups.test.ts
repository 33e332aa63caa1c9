import { costStatistics, NO_CAPS } from '@meridian/tca/statistics/cost-statistics';
import { describe, expect, it } from 'vitest';
import { costGroups, type GroupedCost } from './cost-groups.ts';

function orders(group: string, count: number, difference: (index: number) => number, usd = 1e6): GroupedCost[] {
  return Array.from({ length: count }, (_, index) => ({
    group,
    day: `2026-10-${String((index % 20) + 1).padStart(2, '0')}`,
    symbol: `S${index % 9}`,
    usd,
    cost: 5 + difference(index),
    expected: 5,
    isInside: index % 5 !== 0,
  }));
}

describe('realised cost by group', () => {
  it('is costlier only where the whole range says so, and too few to tell below 30 effective orders', () => {
    const found = costGroups([
      ...orders('dear', 200, (index) => 3 + (index % 3)),
      ...orders('same', 100, (index) => (index % 2 === 0 ? 4 : -4)),
      ...orders('few', 12, () => 9),
    ]);
    expect(found.map(({ group, reading }) => [group, reading])).toEqual([
      ['dear', 'costlier'],
      ['same', 'no-clear-change'],
      ['few', 'too-few'],
    ]);
    expect(found[0]).toMatchObject({ orders: 200, filled_usd: 200e6, inside_percent: 80 });
    expect(found[0]?.difference_bps).toBeCloseTo(4, 1);
  });

  it('is the mean of a report that pulls no outlier in: one question has one answer', () => {
    const own = orders('desk', 60, (index) => 2 * Math.sin(index), 3e5);
    const [found] = costGroups(own, new Map([['desk', 4]]));
    const plan = { costThreshold: null, notionalThreshold: null, costCaps: NO_CAPS, rounds: 100, seed: 'x' };
    const observations = own.map(({ cost, usd, day, symbol }) => ({ cost, weight: usd, cluster: `${day} ${symbol}` }));
    expect(found?.realized_bps).toBe(costStatistics(observations, plan)?.mean);
    expect([found?.orders, found?.left_out]).toEqual([60, 4]);
  });

  it('counts by notional: one large order among many small ones is one effective order', () => {
    const [found] = costGroups([...orders('mixed', 100, () => 0, 1), ...orders('mixed', 1, () => 50, 1e9)]);
    expect(found?.effective_orders).toBeLessThan(1.01);
    expect(found?.reading).toBe('too-few');
    expect(found?.difference_bps).toBeCloseTo(50, 3);
  });
});
