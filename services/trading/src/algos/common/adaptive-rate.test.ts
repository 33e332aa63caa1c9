import { describe, expect, it } from 'vitest';
import { algoInput, atMinute } from '../testing/algo-input.ts';
import { adaptiveRate, neededRate } from './adaptive-rate.ts';

/** The mid is 10,000 ticks, and half a day's volatility 75 of them. */
const at = (arrivalTicks: number, side: 1 | -1 = 1) => adaptiveRate(algoInput({ side }), 0.1, 2 * arrivalTicks);

describe('adaptive rate', () => {
  it('is the wanted one at the arrival price, or while it is not known', () => {
    expect(at(10_000)).toBeCloseTo(0.1, 10);
    expect(adaptiveRate(algoInput(), 0.1, null)).toBe(0.1);
    expect(adaptiveRate(algoInput({ market: { bidTicks: null } }), 0.1, 20_000)).toBe(0.1);
  });

  it('is up to half faster at a better price and up to half slower at a worse one', () => {
    expect(at(10_200)).toBeCloseTo(0.15, 10);
    expect(at(9_800)).toBeCloseTo(0.05, 10);
    expect(at(10_200, -1)).toBeCloseTo(0.05, 10);
    expect(at(10_037)).toBeGreaterThan(0.12);
    expect(at(10_037)).toBeLessThan(0.13);
  });
});

const usual = (minute: number, dayLots: number) =>
  neededRate(algoInput({ nowMs: atMinute(minute), market: { dayLots } }));

describe('rate that finishing needs', () => {
  it('is what is left of what is still to come', () => {
    expect(usual(60, 300_000)).toBeGreaterThan(0);
    expect(usual(380, 950_000)).toBeGreaterThan(usual(60, 300_000));
    expect(neededRate(algoInput({ filledLots: 10_000 }))).toBe(0);
    expect(neededRate(algoInput({ nowMs: atMinute(386) }))).toBe(1);
  });
});
