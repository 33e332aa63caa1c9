import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsForParticipation, type PovState, povAllowance, povTarget } from './pov-target.ts';

const state: PovState = {
  participation: 0.1,
  hardCap: null,
  othersLots: 9000,
  ownLots: 0,
  windowOthersLots: 9000,
  windowOwnLots: 0,
  remainingLots: 50_000,
};

describe('POV target', () => {
  it('is a tenth of all volume, own included', () => {
    expect(povTarget(0.1, 9000)).toBe(1000);
    expect(povTarget(0.25, 9000)).toBe(3000);
  });

  it('is nothing without a rate or volume, and without end as the whole market', () => {
    expect([povTarget(0, 9000), povTarget(0.1, 0), povTarget(0.1, Number.NaN), povTarget(Number.NaN, 5)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(povTarget(1, 9000)).toBe(Infinity);
  });

  it('keeps the own share at or below the rate, by less than a lot', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.9, noNaN: true }), fc.nat(10_000_000), (rate, others) => {
        const own = povTarget(rate, others);
        expect(own / Math.max(1, own + others)).toBeLessThanOrEqual(rate + 1e-6);
        expect((own + 1) / (own + 1 + others)).toBeGreaterThan(rate - 1e-6);
      }),
    );
  });
});

describe('POV allowance', () => {
  it('is what the target lacks', () => {
    expect(povAllowance({ ...state, ownLots: 400, windowOwnLots: 400 })).toBe(600);
    expect(povAllowance({ ...state, ownLots: 1200 })).toBe(0);
    expect(povAllowance({ ...state, remainingLots: 70 })).toBe(70);
  });

  it('catches up at twice the rate at most', () => {
    expect(povAllowance({ ...state, windowOthersLots: 400 })).toBe(100);
    expect(povAllowance({ ...state, windowOthersLots: 400, windowOwnLots: 60 })).toBe(40);
    expect(povAllowance({ ...state, windowOthersLots: 0 })).toBe(0);
  });

  it('never exceeds the hard cap', () => {
    expect(povAllowance({ ...state, hardCap: 0.15, windowOthersLots: 850 })).toBe(150);
  });

  it('is whole, finite and inside every bound', () => {
    const lots = fc.nat(100_000);
    fc.assert(
      fc.property(
        fc.record({
          participation: fc.double({ min: 0, max: 1, noNaN: true }),
          hardCap: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
          othersLots: lots,
          ownLots: lots,
          windowOthersLots: lots,
          windowOwnLots: lots,
          remainingLots: lots,
        }),
        (any) => {
          const allowed = povAllowance(any);
          expect(Number.isInteger(allowed)).toBe(true);
          expect(allowed).toBeGreaterThanOrEqual(0);
          expect(allowed).toBeLessThanOrEqual(any.remainingLots);
          const cap = Math.min(2 * any.participation, any.hardCap ?? 1);
          const own = any.windowOwnLots + allowed;
          expect(allowed === 0 || own / (own + any.windowOthersLots) <= cap + 1e-6).toBe(true);
        },
      ),
    );
  });
});

describe('volume that counts', () => {
  it('leaves out own prints, blocks, auctions and off-book prints', () => {
    const print = { isOwn: false, isBlock: false, isAuction: false, isOffBook: false };
    expect(countsForParticipation(print)).toBe(true);
    for (const kind of ['isOwn', 'isBlock', 'isAuction', 'isOffBook']) {
      expect(countsForParticipation({ ...print, [kind]: true })).toBe(false);
    }
  });
});
