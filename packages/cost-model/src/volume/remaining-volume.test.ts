import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingVolume } from './remaining-volume.ts';

describe('remaining volume', () => {
  it('follows a busy day in part', () => {
    const { weight, remaining } = remainingVolume(1e6, 0.4, 600_000);
    expect(weight).toBeCloseTo(0.6712, 4);
    expect(Math.round(remaining / 10) * 10).toBe(787_680);
  });

  it('is the average day before anything is seen, and nothing after the close', () => {
    expect(remainingVolume(1e6, 0, 0).remaining).toBe(1e6);
    expect(remainingVolume(1e6, 0, 5000).remaining).toBe(1e6);
    expect(remainingVolume(1e6, 1, 2e6).remaining).toBe(0);
    expect(remainingVolume(0, 0.5, 100).remaining).toBe(0);
    expect(remainingVolume(1e6, 0.5, Number.NaN).remaining).toBe(5e5);
  });

  it('is what was expected on an average day', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, (done) => {
        expect(remainingVolume(1e6, done, 1e6 * done).remaining).toBeCloseTo(1e6 * (1 - done), 4);
      }),
    );
  });

  it('is finite, bounded and grows with what was seen', () => {
    const volume = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.double(), volume, volume, (share, one, other) => {
        const less = remainingVolume(1e6, share, Math.min(one, other)).remaining;
        const more = remainingVolume(1e6, share, Math.max(one, other)).remaining;
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeGreaterThanOrEqual(less);
        expect(more).toBeLessThanOrEqual(20.001e6);
      }),
    );
  });
});
