import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoUniverse } from '../universe/demo-universe.ts';
import { generateDay, previousCloses } from './generate-day.ts';
import { type HistoryPlan, pastDay } from './history-plan.ts';
import { historyWorld } from './market/day-market.ts';
import { testPlan } from './testing.ts';

function hashOfFirstDay(plan: HistoryPlan): string {
  const world = historyWorld(plan);
  const { rows } = generateDay(world, 0, previousCloses(world, 0));
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

/** It generates whole days of the whole universe, possibly on a busy machine. */
const options = { timeout: 30_000 };

describe('the past of a seed', options, () => {
  it('is the same every time, and another for another seed or another universe', () => {
    const hash = hashOfFirstDay(testPlan());
    expect(hashOfFirstDay(testPlan())).toBe(hash);
    expect(hashOfFirstDay(testPlan({ seed: 8 }))).not.toBe(hash);
    const universe = demoUniverse({ seed: 8, tradingDate: '2026-11-16' });
    expect(hashOfFirstDay(testPlan({ universe }))).not.toBe(hash);
  });

  it('is the same whether a day is generated after the others or alone', () => {
    const plan = testPlan();
    const world = historyWorld(plan);
    const first = generateDay(world, 0, previousCloses(world, 0));
    const second = generateDay(world, 1, first.closes);
    const alone = generateDay(historyWorld(plan), 1, previousCloses(historyWorld(plan), 1));
    expect(alone).toEqual(second);
  });

  it('reaches back from whichever day is lived first', () => {
    const { firstSession } = testPlan();
    const later = testPlan({ firstSession: { ...firstSession, firstDate: '2026-11-18' } });
    expect([0, 1, 2].map((index) => pastDay(later, index).date)).toEqual(['2026-11-13', '2026-11-16', '2026-11-17']);
    // It opens at the same hour, also over a weekend.
    const hours = [0, 1, 2].map((index) => new Date(pastDay(later, index).openMs).toISOString().slice(0, 13));
    expect(hours).toEqual(['2026-11-11T12', '2026-11-14T12', '2026-11-15T12']);
  });
});
