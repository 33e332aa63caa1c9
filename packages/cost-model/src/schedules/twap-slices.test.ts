import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRng } from '../sfc32.ts';
import { sum } from '../sum.ts';
import { TWAP_SIZE_JITTER, TWAP_TIME_JITTER, twapSlices } from './twap-slices.ts';

const orders = fc.record({
  lots: fc.integer({ min: 1, max: 200_000 }),
  startMs: fc.integer({ min: 0, max: 1e12 }),
  slices: fc.integer({ min: 1, max: 400 }),
  lengthMs: fc.integer({ min: 100_000, max: 30_000_000 }),
  seed: fc.integer(),
});

describe('TWAP slices', () => {
  it('sum exactly, at random sizes within a fifth and random times within three tenths', () => {
    fc.assert(
      fc.property(orders, ({ lots, startMs, slices, lengthMs, seed }) => {
        const plan = twapSlices({ lots, startMs, endMs: startMs + lengthMs, slices }, seededRng(seed));
        const count = Math.min(slices, lots);
        const intervalMs = lengthMs / count;
        expect(sum(plan.map((slice) => slice.lots))).toBe(lots);
        expect(plan).toEqual(plan.toSorted((a, b) => a.atMs - b.atMs));
        for (const slice of plan) {
          expect(Number.isInteger(slice.lots) && slice.lots > 0).toBe(true);
          expect(Math.abs(slice.lots - lots / count)).toBeLessThan((TWAP_SIZE_JITTER * lots) / count + 1);
          const place = (slice.atMs - startMs) / intervalMs;
          expect(Math.abs(place - Math.floor(place) - 0.5)).toBeLessThanOrEqual(TWAP_TIME_JITTER + 1 / intervalMs);
        }
      }),
    );
  });

  it('are never more than a slice, and half a lot of rounding, from the even schedule', () => {
    fc.assert(
      fc.property(orders, ({ lots, startMs, slices, lengthMs, seed }) => {
        const plan = twapSlices({ lots, startMs, endMs: startMs + lengthMs, slices }, seededRng(seed));
        const allowed = lots / Math.min(slices, lots) + 0.5 + (lots / lengthMs) * 0.5;
        let done = 0;
        for (const slice of plan) {
          const scheduled = (lots * (slice.atMs - startMs)) / lengthMs;
          expect(Math.abs(done - scheduled)).toBeLessThanOrEqual(allowed + 1e-6);
          done += slice.lots;
          expect(Math.abs(done - scheduled)).toBeLessThanOrEqual(allowed + 1e-6);
        }
      }),
    );
  });

  it('come in order, differ in size and repeat themselves for a seed', () => {
    const order = { lots: 10_000, startMs: 0, endMs: 3_600_000, slices: 60 };
    const plan = twapSlices(order, seededRng(11));
    const times = plan.map((slice) => slice.atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(plan.map((slice) => slice.lots)).size).toBeGreaterThan(20);
    expect(twapSlices(order, seededRng(11))).toEqual(plan);
    expect(twapSlices(order, seededRng(12))).not.toEqual(plan);
  });

  it('are one when there is no time, none when there are no lots', () => {
    expect(twapSlices({ lots: 7, startMs: 5, endMs: 5, slices: 3 }, seededRng(1))).toEqual([{ atMs: 5, lots: 7 }]);
    expect(twapSlices({ lots: 7, startMs: 5, endMs: 1, slices: 3 }, seededRng(1))).toEqual([{ atMs: 5, lots: 7 }]);
    expect(twapSlices({ lots: 0, startMs: 0, endMs: 5, slices: 3 }, seededRng(1))).toEqual([]);
  });

  it('refuse fractions of lots and of slices', () => {
    expect(() => twapSlices({ lots: 1.5, startMs: 0, endMs: 5, slices: 3 }, seededRng(1))).toThrow('whole lots');
    expect(() => twapSlices({ lots: 1, startMs: Number.NaN, endMs: 5, slices: 3 }, seededRng(1))).toThrow('times');
    for (const slices of [0, 1.5, 10_001]) {
      expect(() => twapSlices({ lots: 1, startMs: 0, endMs: 5, slices }, seededRng(1))).toThrow('slices');
    }
  });
});
