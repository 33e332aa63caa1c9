import { expect, test } from 'vitest';
import { demoLimits } from './demo-limits.ts';
import { DEFAULT_RATE_PER_SECOND } from './flow/flow-options.ts';

/** Orders of an allocation account on a day of the demo, in US dollars. */
const USUAL_DAY_USD = 3_300_000_000;

function percentAfter(alloc_account: string | null, shareOfDay: number): number {
  const sent = shareOfDay * USUAL_DAY_USD * (alloc_account === null ? 2 : 1);
  return (100 * sent) / gross(alloc_account, DEFAULT_RATE_PER_SECOND);
}

function gross(alloc_account: string | null, rate: number): number {
  return demoLimits({ alloc_account }, rate).max_gross_usd ?? 0;
}

test('a day of the demo shows every colour of a limit: half used, amber and red', () => {
  expect(percentAfter('BOREALIS-01', 0.12)).toBeGreaterThan(90);
  expect(percentAfter('CASTELLAN-LS', 0.4)).toBeGreaterThan(80);
  expect(percentAfter('EVERMARK-FUT', 1)).toBeGreaterThan(80);
  expect(percentAfter('EVERMARK-FUT', 1)).toBeLessThan(90);
  for (const account of ['ALDGATE-CORE', 'FAIRHAVEN-A', 'BOREALIS-02']) {
    expect(percentAfter(account, 1)).toBeGreaterThan(40);
    expect(percentAfter(account, 1)).toBeLessThan(70);
  }
  expect(percentAfter(null, 1)).toBeLessThan(90);
});

test('nothing is rejected by surprise in a small world or one without clients', () => {
  expect(gross('BOREALIS-01', 0)).toBe(gross('ALDGATE-CORE', 0));
  expect(gross('BOREALIS-01', 0)).toBeGreaterThanOrEqual(2e9);
  expect(gross(null, 0)).toBeGreaterThan(gross('ALDGATE-CORE', 0));
});
