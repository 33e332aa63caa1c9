import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMultipleOf } from './is-multiple-of.ts';

it('accepts multiples of the tick and nothing between', () => {
  expect(isMultipleOf(138.62, 0.01)).toBe(true);
  expect(isMultipleOf(138.625, 0.01)).toBe(false);
  expect(isMultipleOf(-0.75, 0.25)).toBe(true);
  expect(isMultipleOf(0, 0.25)).toBe(true);
  expect(isMultipleOf(250, 100)).toBe(false);
  expect(isMultipleOf(5, 0)).toBe(false);
});

it('accepts every price that is a number of ticks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(2, 3, 4), (ticks, decimals) => {
      const tick = Number(`1e-${decimals}`);
      expect(isMultipleOf(Number((ticks * tick).toFixed(decimals)), tick)).toBe(true);
    }),
  );
});
