import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { expect, it } from 'vitest';
import { SeenRows } from './seen-rows.ts';

function watched() {
  const told: (readonly RowKey[])[] = [];
  return { told, seen: new SeenRows((keys) => told.push(keys)) };
}

it('tells the rows on the screen and the selected ones, each once', () => {
  const { told, seen } = watched();
  seen.paint([3, 1, 2]);
  seen.select([2, 9]);
  expect(seen.tellNew(0)).toBe(Number.POSITIVE_INFINITY);
  expect(told).toEqual([[3, 1, 2, 9]]);
});

it('tells nothing when rows change places, or when nothing was painted', () => {
  const { told, seen } = watched();
  seen.paint([1, 2]);
  seen.tellNew(0);
  seen.paint([2, 1]);
  expect(seen.tellNew(1_000)).toBe(Number.POSITIVE_INFINITY);
  seen.tellNew(2_000);
  expect(told).toEqual([[1, 2]]);
});

it('tells somebody who scrolls four times a second, and the last rows in any case', () => {
  const { told, seen } = watched();
  let againMs = 0;
  for (let atMs = 0; atMs <= 500; atMs += 50) {
    seen.paint([atMs]);
    againMs = seen.tellNew(atMs);
  }
  expect(told).toEqual([[0], [250], [500]]);
  seen.paint([550]);
  againMs = seen.tellNew(550);
  expect(againMs).toBe(750);
  seen.tellNew(againMs);
  expect(told.at(-1)).toEqual([550]);
});
