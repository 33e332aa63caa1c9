import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { wholeColumnGrowth } from './whole-columns.ts';

it('shares the gap before a cut column, so that the view ends on a whole one', () => {
  expect(wholeColumnGrowth([100, 80, 60, 90], 250)).toEqual([4, 3, 3, 0]);
});

it('leaves the widths alone where all columns fit, and where the gap is too wide to share', () => {
  expect(wholeColumnGrowth([100, 80], 400)).toEqual([0, 0]);
  expect(wholeColumnGrowth([100, 600], 400)).toEqual([0, 0]);
  expect(wholeColumnGrowth([100], 80)).toEqual([0]);
  expect(wholeColumnGrowth([], 80)).toEqual([]);
});

it('cuts no column of usual widths, whatever the window', () => {
  const widths = array(integer({ min: 60, max: 120 }), { minLength: 10, maxLength: 30 });
  assert(
    property(widths, integer({ min: 1000, max: 2000 }), (each, view) => {
      const growth = wholeColumnGrowth(each, view);
      const ends: number[] = [];
      for (const [index, width] of each.entries()) ends.push((ends.at(-1) ?? 0) + width + (growth[index] ?? 0));
      const doAllFit = (ends.at(-1) ?? 0) <= view;
      expect(Math.min(...growth)).toBeGreaterThanOrEqual(0);
      expect(doAllFit || ends.includes(view)).toBe(true);
    }),
  );
});
