import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeColumnChanges } from './whole-columns.ts';

const firm = (...widths: readonly number[]) => widths.map((width) => ({ width, leastWidth: width }));

it('grows by the gap before a cut column, so that the view ends on a whole one', () => {
  expect(wholeColumnChanges(firm(100, 80, 60, 90), 250)).toEqual([4, 3, 3, 0]);
});

it('shrinks where that takes the next column in, but no column below the width of its numbers', () => {
  const columns = [
    { width: 100, leastWidth: 99 },
    { width: 80, leastWidth: 60 },
    { width: 60, leastWidth: 60 },
    { width: 90, leastWidth: 50 },
  ];
  expect(wholeColumnChanges(columns, 236)).toEqual([-1, -3, 0, 0]);
  expect(wholeColumnChanges(columns, 190)).toEqual([5, 5, 0, 0]);
});

it('leaves the widths alone where all columns fit, and where the gap is too wide to share', () => {
  expect(wholeColumnChanges(firm(100, 80), 400)).toEqual([0, 0]);
  expect(wholeColumnChanges(firm(100, 600), 400)).toEqual([0, 0]);
  expect(wholeColumnChanges(firm(100), 80)).toEqual([0]);
  expect(wholeColumnChanges([], 80)).toEqual([]);
});

it('cuts no column of usual widths, in a window of 800 px as in a wide one', () => {
  const column = fc.record({ width: fc.integer({ min: 60, max: 120 }), leastWidth: fc.integer({ min: 40, max: 130 }) });
  const columns = fc.array(column, { minLength: 10, maxLength: 30 });
  fc.assert(
    fc.property(columns, fc.integer({ min: 390, max: 2000 }), (all, view) => {
      const sized = all.map(({ width, leastWidth }) => ({ width: Math.max(width, leastWidth), leastWidth }));
      const widths = wholeColumnChanges(sized, view).map((change, index) => (sized[index]?.width ?? 0) + change);
      const ends: number[] = [];
      for (const width of widths) ends.push((ends.at(-1) ?? 0) + width);
      const doAllFit = (ends.at(-1) ?? 0) <= view;
      expect(doAllFit || ends.includes(view)).toBe(true);
      expect(widths.every((width, index) => width >= (sized[index]?.leastWidth ?? 0))).toBe(true);
    }),
  );
});
