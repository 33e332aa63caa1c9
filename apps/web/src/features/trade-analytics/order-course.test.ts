import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketMs, filledSteps, volumeBuckets } from './order-course.ts';

const fill = (at: number, qty: number, leg: string | null = null) => ({
  report_receive_time_since_epoch_milliseconds: at,
  last_fill_qty: qty,
  leg_type: leg,
});
const point = (at_ms: number, filled_qty: number, volume: number | null) => ({
  at_ms,
  filled_qty,
  volume,
  goal: null,
  floor: null,
  ceiling: null,
});

describe('the course of an order', () => {
  it('adds up its fills in the order of their time, the back leg of a spread left out', () => {
    expect(filledSteps([fill(30, 5), fill(10, 2), fill(20, 3, 'FRONT'), fill(20, 3, 'BACK')])).toEqual([
      { atMs: 10, qty: 2 },
      { atMs: 20, qty: 5 },
      { atMs: 30, qty: 10 },
    ]);
  });

  it('has the share of the volume by stretch of time', () => {
    const points = [point(0, 0, 0), point(30_000, 10, 100), point(59_000, 20, 400), point(61_000, 20, 400)];
    expect(volumeBuckets(points, 60_000)).toEqual([
      { fromMs: 0, own: 20, market: 400, percent: 5 },
      { fromMs: 60_000, own: 0, market: 0, percent: null },
    ]);
    expect(volumeBuckets([], 60_000)).toEqual([]);
  });

  it('loses no fill and no volume in its stretches, and has few of them', () => {
    const steps = fc.array(
      fc.record({ ms: fc.integer({ min: 1, max: 400_000 }), own: fc.nat(50), market: fc.nat(500) }),
      {
        minLength: 1,
        maxLength: 80,
      },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        const points = [point(0, 0, 0)];
        for (const { ms, own, market } of moves) {
          const last = points.at(-1) ?? point(0, 0, 0);
          points.push(point(last.at_ms + ms, last.filled_qty + own, (last.volume ?? 0) + own + market));
        }
        const length = bucketMs(points);
        const buckets = volumeBuckets(points, length);
        const sum = (field: 'own' | 'market') => buckets.reduce((total, bucket) => total + bucket[field], 0);
        expect([sum('own'), sum('market')]).toEqual([points.at(-1)?.filled_qty, points.at(-1)?.volume]);
        expect(buckets.length).toBeLessThanOrEqual(62);
      }),
    );
  });
});
