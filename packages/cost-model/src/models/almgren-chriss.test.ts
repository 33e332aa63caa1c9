import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../sum.ts';
import { almgrenChrissSchedule } from './almgren-chriss.ts';
import { elapsedShare, remainingShare } from './trading-trajectory.ts';

const problem = {
  quantity: 1e6,
  horizon: 5,
  periods: 5,
  sigma: 0.95,
  epsilon: 0.0625,
  gamma: 2.5e-7,
  eta: 2.5e-6,
  lambda: 0,
};

describe('Almgren–Chriss', () => {
  it('sells evenly without aversion to risk, exactly', () => {
    const schedule = almgrenChrissSchedule(problem);
    expect(schedule?.kappa).toBe(0);
    schedule?.holdings.forEach((left, index) => expect(left).toBeCloseTo(1e6 - 2e5 * index, 6));
    expect(schedule?.expectedCost).toBeCloseTo(662_500, 4);
    expect(schedule?.costSd).toBeCloseTo(1_040_673, 0);
  });

  it('sells early with it', () => {
    const schedule = almgrenChrissSchedule({ ...problem, lambda: 1e-6 });
    expect(schedule?.kappa).toBeCloseTo(0.60708, 5);
    [1e6, 541_955.6, 289_854.2, 147_897.5, 62_141.8, 0].forEach((left, index) =>
      expect(schedule?.holdings[index]).toBeCloseTo(left, 1),
    );
    expect(schedule?.expectedCost).toBeCloseTo(911_227, 0);
    expect(schedule?.costSd).toBeCloseTo(603_431, 0);
  });

  it('goes to the even schedule as the aversion vanishes', () => {
    const even = almgrenChrissSchedule(problem);
    const nearly = almgrenChrissSchedule({ ...problem, lambda: 1e-18 });
    nearly?.holdings.forEach((left, index) => expect(left).toBeCloseTo(even?.holdings[index] ?? Number.NaN, 3));
  });

  it.each([{ horizon: 0 }, { periods: 0 }, { periods: 1.5 }, { eta: 1e-7 }, { sigma: Number.NaN }, { quantity: -1 }])(
    'has no answer for %o',
    (wrong) => {
      expect(almgrenChrissSchedule({ ...problem, ...wrong })).toBeNull();
    },
  );

  it('sells everything, never buys, and pays more for less risk', () => {
    const lambda = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(lambda, lambda, (one, other) => {
        const calm = almgrenChrissSchedule({ ...problem, lambda: Math.min(one, other) });
        const averse = almgrenChrissSchedule({ ...problem, lambda: Math.max(one, other) });
        expect(sum(averse?.trades ?? [])).toBeCloseTo(1e6, 3);
        expect(averse?.trades.every((trade) => trade >= 0)).toBe(true);
        expect(averse?.expectedCost).toBeGreaterThanOrEqual((calm?.expectedCost ?? Number.NaN) - 1e-3);
        expect(averse?.costSd).toBeLessThanOrEqual((calm?.costSd ?? Number.NaN) + 1e-3);
      }),
    );
  });
});

describe('remaining share', () => {
  it('falls from 1 to 0 for every urgency, without overflow', () => {
    const urgency = fc.oneof(
      fc.constantFrom(0, Infinity, Number.NaN),
      fc.double({ min: 1e-12, max: 1e6, noNaN: true }),
    );
    const elapsed = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(urgency, elapsed, elapsed, (kappaT, one, other) => {
        expect(remainingShare(kappaT, 0)).toBe(1);
        expect(remainingShare(kappaT, 1)).toBeCloseTo(0, 12);
        const later = remainingShare(kappaT, Math.max(one, other));
        expect(later).toBeLessThanOrEqual(remainingShare(kappaT, Math.min(one, other)) + 1e-15);
        expect(later).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has done nothing at a time that is not a number', () => {
    expect(remainingShare(2, Number.NaN)).toBe(1);
  });

  it('is the ratio of hyperbolic sines', () => {
    expect(remainingShare(2, 0.25)).toBeCloseTo(Math.sinh(1.5) / Math.sinh(2), 14);
  });
});

describe('elapsed share', () => {
  it('is where so much is left, for every urgency', () => {
    const urgency = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(urgency, fc.double({ min: 0, max: 1, noNaN: true }), (kappaT, remaining) => {
        const elapsed = elapsedShare(kappaT, remaining);
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThanOrEqual(1);
        expect(Math.abs(remainingShare(kappaT, elapsed) - remaining)).toBeLessThan(1e-6);
      }),
    );
  });

  it('begins with all of it, and ends with none', () => {
    expect([0.5, 4, 900].map((kappaT) => [elapsedShare(kappaT, 1), elapsedShare(kappaT, 0)])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(elapsedShare(2, Number.NaN)).toBe(0);
  });
});
