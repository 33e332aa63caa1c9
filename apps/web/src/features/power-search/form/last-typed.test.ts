import { expect, it } from 'vitest';
import { lastTyped, withLastTyped } from './last-typed.ts';

it('completes the last value of a list, or the whole single value', () => {
  expect(lastTyped('JP, U', true)).toBe('U');
  expect(withLastTyped('JP, U', true, 'US')).toBe('JP, US');
  expect(withLastTyped('', true, 'a, b')).toBe('"a, b"');
  expect(lastTyped('Market, o', false)).toBe('Market, o');
  expect(withLastTyped('J', false, 'JP')).toBe('JP');
});
