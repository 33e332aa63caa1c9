import { describe, expect, it } from 'vitest';
import { forecastUse, limitReached } from './use-forecast.ts';
import { SLOT_MS, usualArrivals } from './usual-arrivals.ts';

/** Ten orders of 1M in each of the first two half hours, forty in the third. */
const DAY = {
  date: '2026-11-13',
  slots: [
    [10, 10e6, 10e12],
    [10, 10e6, 10e12],
    [40, 40e6, 40e12],
  ],
} as const;

describe('what usually still comes', () => {
  it('is what came on past days after this time, the half hour of now in part', () => {
    expect(usualArrivals([DAY], 0)?.usd).toBe(60e6);
    expect(usualArrivals([DAY], 1.5 * SLOT_MS)).toEqual({ days: 1, arrivals: 45, usd: 45e6, usd_squares: 45e12 });
    expect(usualArrivals([DAY, { date: '2026-11-12', slots: [] }], 2 * SLOT_MS)).toMatchObject({ days: 2, usd: 20e6 });
    expect(usualArrivals([DAY], 5 * SLOT_MS)?.usd).toBe(0);
    expect(usualArrivals([], 0)).toBeNull();
  });
});

describe('a forecast that knows the account’s past days', () => {
  const quiet = {
    gross_usd: 20e6,
    arrivals: 20,
    arrived_usd: 20e6,
    arrived_usd_squares: 20e12,
    elapsed_ms: 2 * SLOT_MS,
    left_ms: SLOT_MS,
  };

  it('sees an afternoon coming that is busier than the morning was', () => {
    expect(forecastUse(quiet)?.usd).toBeCloseTo(30e6);
    const nine = Array.from({ length: 9 }, () => DAY);
    const usual = usualArrivals(nine, quiet.elapsed_ms);
    // Nine past days brought 40M in the last half hour, today's pace would bring 10M: today counts as one day more.
    expect(forecastUse({ ...quiet, usual })?.usd).toBeCloseTo(20e6 + (9 * 40e6 + 10e6) / 10, -1);
    expect(limitReached({ ...quiet, usual }, 50e6)?.after_ms).toBeGreaterThan(0);
    expect(limitReached(quiet, 50e6)).toBeNull();
  });

  it('is there before the first order of today, with a band', () => {
    const usual = usualArrivals([DAY], 0);
    const morning = {
      ...quiet,
      gross_usd: 0,
      arrivals: 0,
      arrived_usd: 0,
      arrived_usd_squares: 0,
      elapsed_ms: 0,
      usual,
    };
    const forecast = forecastUse({ ...morning, left_ms: 3 * SLOT_MS });
    expect(forecast?.usd).toBeCloseTo(60e6);
    expect(forecast?.high_usd).toBeCloseTo(60e6 + 1.281_551_6 * Math.sqrt(60e12), -1);
  });
});
