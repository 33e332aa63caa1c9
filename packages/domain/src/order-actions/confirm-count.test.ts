import { expect, it } from 'vitest';
import { countToType, isCountTyped } from './confirm-count.ts';

it('asks for the count only when more than twenty orders are cancelled', () => {
  expect(countToType('cancel', 20)).toBeNull();
  expect(countToType('cancel', 21)).toBe(21);
  expect(countToType('pause', 500)).toBeNull();
});

it('accepts the number with or without separator', () => {
  expect(isCountTyped(' 1,200 ', 1_200)).toBe(true);
  expect(isCountTyped('1200', 1_200)).toBe(true);
  expect(isCountTyped('120', 1_200)).toBe(false);
  expect(isCountTyped('', 21)).toBe(false);
  expect(isCountTyped('', null)).toBe(true);
});
