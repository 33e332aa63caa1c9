import { describe, expect, it } from 'vitest';
import { minutesAndSeconds, secondsUntil } from './countdown.ts';

describe('countdown', () => {
  it('counts whole seconds and stops at zero', () => {
    expect(secondsUntil(10_000, 9_999)).toBe(1);
    expect(secondsUntil(10_000, 9_000)).toBe(1);
    expect(secondsUntil(10_000, 8_999)).toBe(2);
    expect(secondsUntil(10_000, 10_000)).toBe(0);
    expect(secondsUntil(10_000, 99_999)).toBe(0);
  });

  it('is shown as minutes and seconds', () => {
    expect([0, 9, 59, 60, 272, 600].map(minutesAndSeconds)).toEqual(['0:00', '0:09', '0:59', '1:00', '4:32', '10:00']);
  });
});
