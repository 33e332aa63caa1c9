import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittedWidths } from './table-layout.ts';

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

it('cuts the sentence and leaves the dates whole where a table is too wide', () => {
  expect(fittedWidths([40, 60, 500, 60], 400)).toEqual([40, 60, 240, 60]);
  expect(fittedWidths([300, 40, 500], 440)).toEqual([200, 40, 200]);
});

it('gives a narrow table some more room, but does not spread it over the page', () => {
  expect(fittedWidths([100, 100], 1_000)).toEqual([135, 135]);
});

it('fills the page where there is too little room, and widens no column then', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 16 }), (wanted) => {
      const available = 0.7 * total(wanted);
      const widths = fittedWidths(wanted, available);
      expect(total(widths)).toBeCloseTo(available, 6);
      expect(widths.every((width, place) => width <= (wanted[place] ?? 0))).toBe(true);
    }),
  );
});
