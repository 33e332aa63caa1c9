import { expect, it } from 'vitest';
import { clockOffsetAfter } from './server-clock.ts';

it('follows a clock that is set, and not the time that a message takes', () => {
  const offsetMs = clockOffsetAfter(0, 1_000_000, 1_300_000);
  expect(offsetMs).toBe(-300_000);
  expect(clockOffsetAfter(offsetMs, 1_005_000, 1_305_400)).toBe(-300_000);
  expect(clockOffsetAfter(offsetMs, 1_010_000, 1_010_020)).toBe(-20);
});
