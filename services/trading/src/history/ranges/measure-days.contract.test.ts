import { rm } from 'node:fs/promises';
import { openHistory } from '@meridian/history/reader/open-history';
import { makeTestFolder } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateHistory } from '../../demo/history/generate-history.ts';
import { smallPlan } from '../../demo/history/testing.ts';
import { measureDays } from './measure-days.ts';

const plan = smallPlan({ dayCount: 2, ordersPerDay: 60 });
const { signal } = new AbortController();

let dir: string;

beforeAll(async () => {
  dir = await makeTestFolder();
  await generateHistory(plan, { dir });
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it('stored days show how often the ranges of their tickets held, before a day has closed on this desk', async () => {
  const history = await openHistory({ dir, memoryLimitMb: 256, threads: 1 });
  try {
    const days = await measureDays(history, { universe: plan.universe, measured: [] }, signal);
    expect(days).toHaveLength(2);
    const outcomes = days.flatMap((day) => day.outcomes);
    expect(outcomes.length).toBeGreaterThan(20);
    expect(outcomes.every(({ low_ticks, high_ticks }) => low_ticks < high_ticks)).toBe(true);
    expect(
      outcomes.filter(({ strat }) => ['moo', 'moc', 'close', 'lqseek', 'calendar-spread'].includes(strat)),
    ).toEqual([]);
    const [first] = days;
    const measured = first === undefined ? [] : [first.date];
    const rest = await measureDays(history, { universe: plan.universe, measured }, signal);
    expect(rest.map(({ date }) => date)).toEqual(days.slice(1).map(({ date }) => date));
  } finally {
    await history.close();
  }
});
