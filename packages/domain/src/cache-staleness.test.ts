import { describe, expect, it } from 'vitest';
import { isCacheStale } from './cache-staleness.ts';

describe('isCacheStale', () => {
  it.each([
    [null, 0, true],
    [undefined, 0, true],
    [0, 299_999, false],
    [0, 300_000, true],
    [0, 300_001, true],
    [1000, 1000, false],
  ])('saved at %j, at %i: %s', (savedAtMs, nowMs, stale) => {
    expect(isCacheStale(savedAtMs, nowMs)).toBe(stale);
  });
});
