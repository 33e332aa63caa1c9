import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlgoInput, WantedChild } from '../kernel/algo.ts';
import { INITIAL_ALGO_STATE, type AlgoState } from './algo-state.ts';
import { ALGOS } from './algos.ts';
import { frozenChildren } from './common/auction-children.ts';
import { continuousFilledLots, leavesOf, othersVolume, remainingLots } from './common/quantities.ts';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import { anyInput } from './testing/any-input.ts';

const strategy = fc.constantFrom(...STRATEGY_NAMES);
const anyState: fc.Arbitrary<AlgoState> = fc.constantFrom(
  INITIAL_ALGO_STATE,
  {
    ...INITIAL_ALGO_STATE,
    arrivalHalfTicks: 20_000,
    ladder: { step: 'mid-peg', cause: 'timer', sinceMs: 0, filledLots: 0, queueAheadLots: 10 },
  },
  { ...INITIAL_ALGO_STATE, plan: { kind: 'participation', othersLots: 0, goalLots: 5_000 } },
);

/** Runs every strategy on random inputs. */
function always(holds: (input: AlgoInput, wanted: readonly WantedChild[]) => void): void {
  fc.assert(
    fc.property(strategy, anyInput, anyState, (name, input, state) => {
      holds(input, ALGOS[name].decide(input, state).wanted);
    }),
    { numRuns: 2_000 },
  );
}

const isWork = ({ kind }: { readonly kind: string }) => kind !== 'opening-auction' && kind !== 'closing-auction';
const isFirm = ({ kind }: { readonly kind: string }) => kind !== 'conditional';
const sumLots = (children: readonly { readonly lots: number }[]) => children.reduce((sum, { lots }) => sum + lots, 0);

/** The worst-case fill: wanted children, plus open ones in slots that are no longer wanted. */
function exposure(
  input: AlgoInput,
  wanted: readonly WantedChild[],
  counts: (child: { kind: string }) => boolean,
): number {
  const slots = new Set(wanted.map(({ slot }) => slot));
  const left = input.openChildren.filter((child) => !slots.has(child.slot) && isFirm(child) && counts(child));
  return (
    sumLots(wanted.filter((child) => isFirm(child) && counts(child))) +
    left.reduce((sum, child) => sum + leavesOf(child), 0)
  );
}

describe('every algorithm', () => {
  it('never wants more than is left, children that are still being cancelled included', () => {
    always((input, wanted) => {
      expect(exposure(input, wanted, () => true)).toBeLessThanOrEqual(remainingLots(input));
      for (const child of wanted) expect(child.lots).toBeLessThanOrEqual(remainingLots(input));
    });
  });

  it('never goes through the limit', () => {
    always((input, wanted) => {
      const { limitTicks: limit } = input;
      const isWithin = ({ limitTicks, side }: WantedChild) =>
        limit === null || (limitTicks !== null && side * (limitTicks - limit) <= 0);
      expect(wanted.filter((child) => !isKept(input, child) && !isWithin(child))).toEqual([]);
    });
  });

  it('never goes over a hard volume cap', () => {
    always((input, wanted) => {
      const { volumeCap, isVolumeCapSoft } = input.parameters;
      const worst = exposure(input, wanted, isWork);
      const own = continuousFilledLots(input) + worst;
      const isWithin = own <= (volumeCap ?? 1) * (own + othersVolume(input)) + 1e-9;
      // Children from before the cap may stay until their cancel is confirmed. Nothing is added.
      const isOld = worst <= exposure(input, [], isWork);
      expect(isWithin || isOld || isVolumeCapSoft).toBe(true);
    });
  });

  it('wants nothing outside its times or while it is off, except what an auction holds', () => {
    always((input, wanted) => {
      const { startMs, endMs } = input.parameters;
      const isShut = !input.isTradingOn || input.nowMs >= endMs;
      expect(isShut ? wanted : []).toEqual(isShut ? frozenChildren(input) : []);
      expect(input.nowMs < startMs ? wanted.filter(isWork) : []).toEqual([]);
    });
  });

  it('works lit and dark venues only while the market is continuous', () => {
    always((input, wanted) => {
      expect(input.market.phase === 'continuous' ? [] : wanted.filter(isWork)).toEqual([]);
    });
  });

  it('works nothing on stale market data', () => {
    always((input, wanted) => {
      expect(input.isMarketLive ? [] : wanted.filter(isWork)).toEqual([]);
    });
  });

  it('wants whole, possible orders at venues that are up, one to a slot', () => {
    always((input, wanted) => {
      expect(new Set(wanted.map(({ slot }) => slot)).size).toBe(wanted.length);
      for (const child of wanted) {
        expect(Number.isSafeInteger(child.lots) && child.lots > 0).toBe(true);
        expect(child.minimumLots).toBeLessThanOrEqual(child.lots);
        expect(child.displayLots).toBeLessThanOrEqual(child.lots);
        expect(stands(input, child) || input.venues.some(({ venue, isUp }) => venue === child.venue && isUp)).toBe(
          true,
        );
      }
    });
  });

  it('says in words what it does, and remembers only what JSON can hold', () => {
    fc.assert(
      fc.property(strategy, anyInput, (name, input) => {
        const { microstrategy, state, wakeMs } = ALGOS[name].decide(input, ALGOS[name].initial(input));
        expect(microstrategy.reason.length).toBeGreaterThan(3);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(wakeMs).toBeGreaterThan(input.nowMs);
      }),
    );
  });
});

/** A child that is in flight or frozen in an auction is requested again unchanged. */
function isKept(input: AlgoInput, child: WantedChild): boolean {
  return input.openChildren.some(
    (open) =>
      open.slot === child.slot &&
      !open.isCancelPending &&
      open.limitTicks === child.limitTicks &&
      leavesOf(open) === child.lots,
  );
}

/** A slot keeps its child at that venue, even if the venue went down. */
function stands(input: AlgoInput, { slot, venue }: WantedChild): boolean {
  return input.openChildren.some((open) => open.slot === slot && open.venue === venue);
}
