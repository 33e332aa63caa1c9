import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auctionCutOffMs } from '../../market/session-calendar.ts';
import { testParameters } from '../testing/test-algos.ts';
import { TEST_DAY } from '../testing/test-market.ts';
import { isLastLook } from './last-look.ts';
import { LookTimes } from './look-times.ts';

const SECOND_MS = 1_000;
const BEGIN_MS = 1_000_000;
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

describe('times of looks', () => {
  it('gives out what is due, earliest first', () => {
    const queue = new LookTimes(() => false);
    queue.by(1, 300);
    queue.by(2, 100);
    queue.by(3, 200);
    expect(queue.takeDue(250)).toEqual([2, 3]);
    expect(queue.takeDue(250)).toEqual([]);
    expect(queue.takeDue(300)).toEqual([1]);
  });

  it('leaves the rest for the next take when more are due than asked for', () => {
    const queue = new LookTimes(() => false);
    for (const [id, atMs] of [
      [1, 300],
      [2, 100],
      [3, 200],
    ] as const)
      queue.by(id, atMs);
    expect(queue.takeDue(400, 2)).toEqual([2, 3]);
    expect(queue.takeDue(400, 2)).toEqual([1]);
  });

  it('an order that asks for a time that is over does not keep others waiting', () => {
    const queue = new LookTimes(() => false);
    for (const id of [1, 2, 3]) queue.by(id, 100 * id);
    expect(queue.takeDue(1_000, 2)).toEqual([1, 2]);
    for (const id of [1, 2]) queue.by(id, 50);
    expect(queue.takeDue(1_100, 2)).toEqual([3, 1]);
    expect(queue.takeDue(1_100, 2)).toEqual([2]);
  });

  it('keeps the earlier of two times until it is cleared', () => {
    const queue = new LookTimes(() => false);
    queue.by(1, 100);
    queue.by(1, 50);
    queue.by(1, 200);
    expect(queue.takeDue(60)).toEqual([1]);
    expect(queue.takeDue(300)).toEqual([]);
    queue.by(1, 50);
    queue.clear(1);
    queue.by(1, 500);
    expect(queue.takeDue(60)).toEqual([]);
    expect(queue.takeDue(500)).toEqual([1]);
  });

  it('an order that was put off is looked at once, also when the clock has gone far ahead', () => {
    const queue = new LookTimes(() => false);
    queue.takeDue(0);
    queue.by(1, 100);
    queue.takeDue(10);
    queue.clear(1);
    queue.by(1, 40_000);
    queue.by(2, 60_000);
    expect(queue.takeDue(50)).toEqual([]);
    expect(queue.takeDue(100_000)).toEqual([1, 2]);
    expect(queue.takeDue(200_000)).toEqual([]);
  });

  it('behaves like a sorted map, last looks first, however near or far the times are', () => {
    const id = fc.nat(6);
    const ahead = fc.oneof(fc.integer({ min: -100, max: 500 }), fc.constantFrom(2_000, 10_000, 30_000, 90_000));
    const step = fc.oneof(
      fc.record({ kind: fc.constant('by' as const), id, inMs: ahead }),
      fc.record({ kind: fc.constant('clear' as const), id }),
      fc.record({ kind: fc.constant('take' as const), inMs: ahead, most: fc.constantFrom(2, 1_000) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120, size: 'max' }), fc.boolean(), (steps, withLast) => {
        const isLast = (id: number, atMs: number): boolean => withLast && (id % 3 === 0 || atMs >= BEGIN_MS + 400);
        const rank = (id: number, atMs: number): number => (isLast(id, atMs) ? 0 : 1);
        const queue = new LookTimes(isLast);
        const model = new Map<number, number>();
        const taken: (readonly number[])[] = [];
        const expected: (readonly number[])[] = [];
        let takenMs = Number.NEGATIVE_INFINITY;
        let clockMs = BEGIN_MS;
        for (const each of steps) {
          if (each.kind === 'by') {
            queue.by(each.id, clockMs + each.inMs);
            const atMs = Math.max(clockMs + each.inMs, takenMs);
            model.set(each.id, Math.min(atMs, model.get(each.id) ?? Number.POSITIVE_INFINITY));
          } else if (each.kind === 'clear') {
            queue.clear(each.id);
            model.delete(each.id);
          } else {
            clockMs += each.inMs;
            const due = [...model].filter(([, atMs]) => atMs <= clockMs);
            const sorted = due.sort(([a, aMs], [b, bMs]) => rank(a, aMs) - rank(b, bMs) || aMs - bMs || a - b);
            const ids = sorted.map(([id]) => id).slice(0, each.most);
            taken.push(queue.takeDue(clockMs, each.most));
            takenMs = clockMs;
            expected.push(ids);
            for (const id of ids) model.delete(id);
          }
        }
        expect(taken).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
