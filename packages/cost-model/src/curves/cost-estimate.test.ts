import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COST_MODEL } from '../models/uncertain-cost.ts';
import { type CostPace, estimateCost } from './cost-estimate.ts';
import { type CostMarket, dailyMove } from './cost-market.ts';

const share: CostMarket = { price: 100, spread: 0.02, dailyMove: 1.5, adv: 2e6, multiplier: 1, dayMinutes: 390 };
const tenth: CostPace = { kind: 'participation', participation: 0.1 };

/** All numbers in an estimate, at all levels. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('cost estimate', () => {
  it('takes the time that the participation leaves it', () => {
    expect(estimateCost(20_000, share, tenth)).toMatchObject({ minutes: 39, participation: 0.1, isStretched: false });
  });

  it('stretches an order that cannot be done in its time', () => {
    const atOnce = estimateCost(20_000, share, { kind: 'duration', minutes: 0 });
    expect(atOnce).toMatchObject({ participation: 1, minutes: 3.9, isStretched: true });
  });

  it('costs the spread alone, and risks nothing, without volatility', () => {
    expect(estimateCost(20_000, { ...share, dailyMove: 0 }, tenth)).toMatchObject({ timingRisk: 0, sd: 0 });
  });

  it('widens with what is not known about the parameters', () => {
    const covariance = [
      [0.01, 0, 0, 0],
      [0, 0.04, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const sure = estimateCost(20_000, share, tenth);
    const unsure = estimateCost(20_000, share, tenth, { ...DEFAULT_COST_MODEL, covariance });
    const perUnitY = 1.5 * 0.1;
    const sdOf = (estimate: typeof sure) => (estimate.kind === 'estimated' ? estimate.sd : Number.NaN);
    expect(sdOf(unsure) ** 2 - sdOf(sure) ** 2).toBeCloseTo(0.01 * 0.02 ** 2 + 0.04 * perUnitY ** 2, 10);
  });

  it.each<[CostPace, string]>([
    [{ kind: 'participation', participation: 0 }, 'no-participation'],
    [{ kind: 'participation', participation: 1.5 }, 'invalid-input'],
    [{ kind: 'participation', participation: Number.NaN }, 'invalid-input'],
    [{ kind: 'duration', minutes: -1 }, 'invalid-input'],
  ])('has no answer for the pace %o', (pace, reason) => {
    expect(estimateCost(100, share, pace)).toEqual({ kind: 'unavailable', reason });
  });

  it('knows the daily move only of a positive price', () => {
    expect(dailyMove(0.02, 50)).toBe(1);
    expect([dailyMove(0.02, 0), dailyMove(0.02, -5), dailyMove(Number.NaN, 5)]).toEqual([null, null, null]);
  });

  it('never holds a number that is not finite', () => {
    const any = fc.oneof(fc.constantFrom(0, -1, Number.NaN, Infinity), fc.double({ min: 0, max: 1e9, noNaN: true }));
    const market = fc.record({
      price: any,
      spread: fc.option(any),
      dailyMove: any,
      adv: any,
      multiplier: any,
      dayMinutes: any,
    });
    const pace = fc.oneof(
      fc.record({ kind: fc.constant('participation' as const), participation: any }),
      fc.record({ kind: fc.constant('participation' as const), participation: fc.double({ min: 0, max: 1 }) }),
      fc.record({ kind: fc.constant('duration' as const), minutes: any }),
    );
    fc.assert(
      fc.property(any, market, pace, (quantity, instrument, how) => {
        expect(numbersIn(estimateCost(quantity, instrument, how)).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
