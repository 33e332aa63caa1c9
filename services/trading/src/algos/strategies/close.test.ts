import { describe, expect, it } from 'vitest';
import { INITIAL_ALGO_STATE } from '../algo-state.ts';
import { algoInput, atMinute, type InputOverrides } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { close } from './close.ts';

const parameters = { closeAuctionLots: null, mustFinish: true };
const decide = (overrides: InputOverrides = {}) =>
  close.decide(algoInput({ ...overrides, parameters: { ...parameters, ...overrides.parameters } }), INITIAL_ALGO_STATE);

/** For an order that began at the open. */
const goal = (minute: number) => {
  const input = algoInput({ totalLots: 38_000, nowMs: atMinute(minute), parameters });
  return close.decide(input, { ...INITIAL_ALGO_STATE, base: { startMs: atMinute(0), lots: 0 } }).goalLots ?? 0;
};

describe('Close', () => {
  it('leaves the auction a fifth of what it should trade: 18,000 of 90,000', () => {
    expect(decide({ totalLots: 30_000 }).closeAuctionLots).toBe(18_000);
    expect(decide({ totalLots: 10_000 })).toMatchObject({ closeAuctionLots: 10_000, goalLots: 0, wanted: [] });
  });

  it('leaves it more against an imbalance of the other side, less along with one of its own', () => {
    const auction = { pairedLots: 50_000, indicativeTicks: 10_000 };
    const targets = (imbalanceLots: number) =>
      decide({ totalLots: 40_000, market: { auction: { ...auction, imbalanceLots } } }).closeAuctionLots;
    expect(targets(-20_000)).toBe(21_600);
    expect(targets(20_000)).toBe(14_400);
    expect(targets(90_000)).toBe(5_400);
  });

  it('works the rest more and more towards the auction', () => {
    const [early, middle, late] = [goal(60), goal(200), goal(380)];
    expect(early).toBeLessThan(3_000);
    expect(middle).toBeLessThan(10_000);
    expect(late).toBeGreaterThan(18_000);
    expect(late).toBeLessThanOrEqual(20_000);
  });

  it('takes what it did not get done to the auction', () => {
    const market = { phase: 'closing-auction' } as const;
    const { wanted, microstrategy } = decide({ totalLots: 30_000, filledLots: 4_000, nowMs: atMinute(386), market });
    expect(wanted).toMatchObject([{ kind: 'closing-auction', lots: 26_000 }]);
    expect(microstrategy).toEqual({ step: 'auction', reason: 'In the auction' });
  });

  it('stops lit work before the call', () => {
    const stopping = decide({ totalLots: 40_000, nowMs: atMinute(385) - 2_000 });
    expect(stopping.wanted.filter(({ kind }) => kind === 'limit')).toEqual([]);
  });

  it('uses the target of the trader where there is one', () => {
    expect(decide({ parameters: { closeAuctionLots: 2_500 } }).closeAuctionLots).toBe(2_500);
  });
});

describe('Close over a simulated day', () => {
  it('does a small order wholly in the auction', () => {
    const { day, filledLots } = dayReport({ algo: close, side: 1, lots: 10_000, seed: 'small', parameters });
    expect(filledLots).toBe(10_000);
    expect(day.ledger.filledBy('closing-auction')).toBe(10_000);
  });

  it.each([1, -1] as const)('does most of a large one in the auction and the rest late before it: side %i', (side) => {
    const report = dayReport({ algo: close, side, lots: 40_000, seed: 'large', parameters });
    expect(report.filledLots).toBe(40_000);
    expect(report.day.ledger.filledBy('closing-auction')).toBeGreaterThanOrEqual(18_000);
    expect(report.day.ledger.filledBy('closing-auction')).toBeLessThan(21_000);
    expect(report.filledAt(atMinute(195))).toBeLessThan(0.5 * 22_000);
  });
});
