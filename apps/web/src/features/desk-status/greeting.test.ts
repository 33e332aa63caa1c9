import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('greets at %i with %s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
