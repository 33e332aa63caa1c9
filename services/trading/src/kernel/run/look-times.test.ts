import { expect, it } from 'vitest';
import { auctionCutOffMs } from '../../market/session-calendar.ts';
import { testParameters } from '../testing/test-algos.ts';
import { TEST_DAY } from '../testing/test-market.ts';
import { isLastLook } from './last-look.ts';
import { LookTimes } from './look-times.ts';

const SECOND_MS = 1_000;
const { openMs, closeMs } = TEST_DAY;
const NO_SHARES = { openAuctionLots: null, closeAuctionLots: 0 };

function routeUntil(endMs: number) {
  const parameters = testParameters({ startMs: openMs, endMs });
  return { algo: 'peg', parameters, settingName: 'test', groupName: null, explanation: '' };
}

it('has last looks first, then the earliest, and each order once', () => {
  const times = new LookTimes((id) => id >= 10);
  for (const [id, atMs] of [
    [1, 100],
    [2, 50],
    [10, 300],
    [11, 200],
    [12, 900],
  ] as const)
    times.by(id, atMs);
  times.by(1, 400);
  expect([times.isDue(10, 299), times.isDue(10, 300), times.isDue(2, 60)]).toEqual([false, true, true]);
  expect(times.takeDue(500, 3)).toEqual([11, 10, 2]);
  expect(times.takeDue(500, 3)).toEqual([1]);
  times.clear(12);
  expect(times.takeDue(1_000, 3)).toEqual([]);
});

it('keeps the earlier time, whether it is a last look or not', () => {
  const times = new LookTimes((_, atMs) => atMs >= 100);
  times.by(1, 200);
  times.by(1, 50);
  times.by(1, 300);
  expect(times.takeDue(60, 9)).toEqual([1]);
  expect(times.takeDue(500, 9)).toEqual([]);
});

it('knows the last looks of an order: before its end, and before the cut-off of an auction that it takes part in', () => {
  const endMs = openMs + 3_600 * SECOND_MS;
  const cutOffMs = auctionCutOffMs(TEST_DAY, 'closing');
  const early = { route: routeUntil(endMs) };
  const late = { route: routeUntil(closeMs) };
  const inAuction = { ...NO_SHARES, closeAuctionLots: 100 };
  expect(isLastLook(early, NO_SHARES, TEST_DAY, endMs - 40 * SECOND_MS)).toBe(false);
  expect(isLastLook(early, NO_SHARES, TEST_DAY, endMs - 20 * SECOND_MS)).toBe(true);
  expect(isLastLook(late, NO_SHARES, TEST_DAY, cutOffMs - SECOND_MS)).toBe(false);
  expect(isLastLook(late, inAuction, TEST_DAY, cutOffMs - SECOND_MS)).toBe(true);
  expect(isLastLook(late, inAuction, TEST_DAY, cutOffMs)).toBe(false);
  expect(isLastLook({ route: null }, null, TEST_DAY, closeMs)).toBe(false);
});
