import { expect, test } from 'vitest';
import { createOnceOnly } from './once-only.ts';

test('a second claim is refused, also at the same instant', () => {
  const once = createOnceOnly(10);
  expect(once.claim('a', 100, 0)).toBe(true);
  expect(once.claim('a', 100, 0)).toBe(false);
  expect(once.claim('b', 100, 0)).toBe(true);
});

test('is bounded: what expires first is forgotten first', () => {
  const once = createOnceOnly(3);
  for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) expect(once.claim(id, 100 + index, 0)).toBe(true);
  expect(once.claim('d', 103, 0)).toBe(false);
  expect(once.claim('c', 102, 0)).toBe(false);
  expect(once.claim('a', 100, 0)).toBe(true);
});

test('forgets what has expired', () => {
  const once = createOnceOnly(10);
  once.claim('a', 100, 0);
  once.claim('b', 200, 150);
  expect(once.claim('a', 300, 150)).toBe(true);
  expect(once.claim('b', 300, 150)).toBe(false);
});
