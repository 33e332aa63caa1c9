import { expect, it } from 'vitest';
import { ageText, durationText } from './time-text.ts';

it('says a duration in the one unit that says enough', () => {
  expect(durationText(15_900)).toBe('15 s');
  expect(durationText(240_000)).toBe('4 min');
  expect(durationText(3 * 3_600_000)).toBe('3 h');
  expect(durationText(72 * 3_600_000)).toBe('3 d');
});

it('has no negative age, whatever the clocks say', () => {
  expect(ageText(10_000, 0)).toBe('0 s');
});
