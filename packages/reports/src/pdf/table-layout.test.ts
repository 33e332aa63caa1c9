import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittedWidths } from './table-layout.ts';

it('cuts the sentence and leaves the dates whole where a table is too wide', () => {
  expect(fittedWidths([40, 60, 500, 60], 400)).toEqual([40, 60, 240, 60]);
  expect(fittedWidths([300, 40, 500], 440)).toEqual([200, 40, 200]);
});

it('gives a narrow table some more room, but does not spread it over the page', () => {
  expect(fittedWidths([100, 100], 1_000)).toEqual([135, 135]);
});

it('fills no more than the page, and widens no column that gives way', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 16 }),
      fc.integer({ min: 100, max: 800 }),
      (wanted, available) => {
        const widths = fittedWidths(wanted, available);
        const total = widths.reduce((sum, width) => sum + width, 0);
        expect(total).toBeLessThanOrEqual(available + 1e-6);
        const isTooWide = wanted.reduce((sum, width) => sum + width, 0) > available;
        if (isTooWide) expect(total).toBeCloseTo(available, 6);
        for (const [place, width] of widths.entries()) {
          if (isTooWide) expect(width).toBeLessThanOrEqual(wanted[place] ?? 0);
        }
      },
    ),
  );
});
