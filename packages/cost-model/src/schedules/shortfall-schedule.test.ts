import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../sum.ts';
import { IBM_HALF_HOUR_SHARES } from '../volume/half-hour-shares.ts';
import {
  SHORTFALL_URGENCIES,
  shortfallGoal,
  shortfallSlices,
  shouldReplan,
  volumeShareAtGoal,
} from './shortfall-schedule.ts';

const { low, medium, high } = SHORTFALL_URGENCIES;

describe('shortfall schedule', () => {
  it('does more early the more urgent it is', () => {
    expect([low, medium, high].map((urgency) => shortfallGoal(10_000, urgency, 0.5))).toEqual([5152, 6760, 8671]);
    expect([0, 1].map((share) => shortfallGoal(10_000, medium, share))).toEqual([0, 10_000]);
  });

  it('reaches a target after so much volume, or never', () => {
    expect(volumeShareAtGoal(10_000, medium, 6_760)).toBeCloseTo(0.5, 4);
    expect([-5, 0].map((goal) => volumeShareAtGoal(10_000, high, goal))).toEqual([0, 0]);
    expect(volumeShareAtGoal(10_000, high, 10_000)).toBeNull();
    expect(volumeShareAtGoal(0, high, 0)).toBeNull();
  });

  it('is the volume curve itself without urgency', () => {
    const slices = shortfallSlices(10_001, 0, IBM_HALF_HOUR_SHARES);
    slices.forEach((slice, index) => {
      expect(Math.abs(slice - 100 * (IBM_HALF_HOUR_SHARES[index] ?? 0))).toBeLessThan(1.5);
    });
  });

  it('sums exactly and never goes back', () => {
    const volumes = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(fc.nat(100_000), fc.double({ min: 0, max: 50, noNaN: true }), volumes, (lots, urgency, expected) => {
        const slices = shortfallSlices(lots, urgency, expected);
        expect(sum(slices)).toBe(lots);
        expect(slices.every((slice) => Number.isInteger(slice) && slice >= 0)).toBe(true);
      }),
    );
  });

  it('replanned on the way, with the urgency that is left, goes on as planned', () => {
    const total = 1_000_000;
    const half = shortfallGoal(total, high, 0.5);
    const replanned = half + shortfallGoal(total - half, high * 0.5, 0.5);
    expect(Math.abs(replanned - shortfallGoal(total, high, 0.75))).toBeLessThanOrEqual(1);
  });
});

describe('replanning', () => {
  it.each([
    [299_999, 1000, 1250, false],
    [300_000, 1000, 1000, true],
    [1000, 1000, 1251, true],
    [1000, 1000, 749, true],
    [1000, 0, 0, false],
    [1000, 0, 1, true],
  ])('%i ms on, %i expected and %i traded: %s', (sincePlanMs, expectedVolume, observedVolume, expected) => {
    expect(shouldReplan({ sincePlanMs, expectedVolume, observedVolume })).toBe(expected);
  });
});
