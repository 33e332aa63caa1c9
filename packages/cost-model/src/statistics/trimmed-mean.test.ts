import { describe, expect, it } from 'vitest';
import { trimmedMean } from './trimmed-mean.ts';

describe('trimmed mean', () => {
  it('ignores the extremes at both ends', () => {
    expect(trimmedMean([1000, 1, 2, 3, -1000, 2, 2, 2, 2, 2], 0.1)).toBe(2);
  });

  it('keeps at least one value, however hard it trims', () => {
    expect(trimmedMean([9, 1], 0.5)).toBe(5);
    expect(trimmedMean([3, 9, 1], 0.9)).toBe(3);
    expect(trimmedMean([4], 0.5)).toBe(4);
    expect(trimmedMean([], 0.1)).toBeNull();
  });
});
