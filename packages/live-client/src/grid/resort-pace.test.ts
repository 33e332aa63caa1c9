import { expect, it } from 'vitest';
import {
  COMING_READ_MS,
  HELD_RESORT_MS,
  MAX_COMING_MS,
  MAX_READ_MS,
  READ_MS,
  RESORT_MS,
  RESORT_SHARE,
} from './grid-limits.ts';
import { createResortPace } from './resort-pace.ts';

it('sorts at once what comes after a pause', () => {
  const pace = createResortPace();
  expect(pace.waitMs(0, false)).toBe(0);
  pace.done(0, 1);
  expect(pace.waitMs(RESORT_MS, false)).toBe(0);
});

it('leaves rows in their places long enough to be read', () => {
  const pace = createResortPace();
  pace.done(1_000, 0);
  expect(pace.waitMs(1_000, false)).toBe(RESORT_MS);
  expect(pace.waitMs(1_000 + RESORT_MS - 1, false)).toBe(1);
});

it('takes no more than its share of the time where sorting is slow, and is never later than when held', () => {
  const pace = createResortPace();
  pace.done(0, 100);
  expect(pace.waitMs(0, false)).toBe(100 / RESORT_SHARE - 100);
  pace.done(0, 10_000);
  expect(pace.waitMs(0, false)).toBe(HELD_RESORT_MS);
});

it('lets rows rest longer the more of them got another neighbour', () => {
  const pace = createResortPace();
  pace.done(0, 0);
  pace.moved(2);
  expect(pace.waitMs(0, false)).toBe(RESORT_MS + 2 * READ_MS);
  pace.moved(1_000);
  expect(pace.waitMs(0, false)).toBe(MAX_READ_MS);
  pace.done(1_000, 0);
  expect(pace.waitMs(1_000, false)).toBe(RESORT_MS);
});

it('lets a row that came or left wait less for rows that are read', () => {
  const pace = createResortPace();
  pace.done(0, 0);
  expect(pace.waitMs(0, true)).toBe(RESORT_MS);
  pace.moved(2);
  expect(pace.waitMs(0, true)).toBe(RESORT_MS + 2 * COMING_READ_MS);
  pace.moved(1_000);
  expect(pace.waitMs(0, true)).toBe(MAX_COMING_MS);
  expect(pace.waitMs(0, false)).toBe(MAX_READ_MS);
});

it('waits a second while somebody points at the rows', () => {
  const pace = createResortPace();
  pace.setHold(true);
  pace.done(0, 0);
  expect(pace.waitMs(0, false)).toBe(HELD_RESORT_MS);
  pace.setHold(false);
  expect(pace.waitMs(0, false)).toBe(RESORT_MS);
});
