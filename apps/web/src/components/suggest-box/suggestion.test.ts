import { expect, it } from 'vitest';
import { nextOption } from './suggestion.ts';

it('goes round through the options and through none of them', () => {
  expect([-1, 0, 1].map((active) => nextOption(active, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => nextOption(active, -1, 2))).toEqual([1, -1, 0]);
  expect(nextOption(-1, 1, 0)).toBe(-1);
});
