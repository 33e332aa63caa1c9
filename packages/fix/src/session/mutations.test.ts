import { describe, expect, it } from 'vitest';
import { mutate } from '../testing/mutations.ts';

describe('messages that were changed at random', () => {
  it('[FX91] are rejected or skipped as they should be, and nothing grows', () => {
    const counts = mutate(20_000, 1);
    expect(Math.min(counts.skipped, counts.delivered, counts.rejected, counts.other)).toBeGreaterThan(100);
  }, 60_000);
});
