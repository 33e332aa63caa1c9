import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['123400', 123_400],
  ['123,400', 123_400],
  [' 1,234,567.50 ', 1_234_567.5],
  ['12.5k', 12_500],
  ['1.1K', 1_100],
  ['4.35m', 4_350_000],
  ['.5', 0.5],
  ['7.', 7],
  ['-0.25', -0.25],
  ['−0.25', -0.25],
  ['+3', 3],
])('reads %s', (text, number) => expect(typedNumber(text)).toBe(number));

it.each(['', ' ', '-', '.', 'k', '1,2', '12,34', '1e5', '0x10', 'Infinity', '5 5', '10%', '1..2'])(
  'reads nothing in "%s"',
  (text) => expect(typedNumber(text)).toBeNull(),
);
