import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlgoState, INITIAL_ALGO_STATE } from '../algo-state.ts';
import { clipLots } from '../common/quantities.ts';
import { atMinute, openChild } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { FAR_LEG, NEAR_LEG, SPREAD, type SpreadOverrides, spreadInput } from '../testing/spread-input.ts';
import { calendarSpread } from './calendar-spread.ts';

const CLIP = clipLots(spreadInput());

/** The order has waited for the spread's book for a minute. */
const WAITED: AlgoState = {
  ...INITIAL_ALGO_STATE,
  ladder: { step: 'join-touch', cause: 'posture', sinceMs: atMinute(59), filledLots: 0, queueAheadLots: 0 },
};
const decide = (overrides: SpreadOverrides = {}, state = INITIAL_ALGO_STATE) =>
  calendarSpread.decide(spreadInput(overrides), state);
/** Without a free tick inside, so that the ladder stays at the touch. */
const tight = { market: { bidTicks: -199, askTicks: -198 } };

describe('Calendar spread', () => {
  it('rests in the spread book first', () => {
    const { wanted, microstrategy } = decide();
    expect(wanted).toMatchObject([{ instrument: 0, side: 1, limitTicks: -200, lots: 10 * CLIP, timeInForce: 'DAY' }]);
    expect(microstrategy.reason).toBe('The spread book comes first: joins the touch');
  });

  it('quotes the thinner leg once it has waited, and only where that is cheaper than taking', () => {
    const { wanted, microstrategy } = decide(tight, WAITED);
    expect(wanted).toMatchObject([
      { slot: 'leg-quote', instrument: 2, side: -1, lots: CLIP, limitTicks: 20_200 },
      { slot: 'work' },
    ]);
    expect(microstrategy.reason).toBe('The legs are cheaper than the spread: quotes the thinner leg');
    const dear = decide({ ...tight, near: { bidTicks: 20_001, askTicks: 20_002 } }, WAITED);
    expect(dear.wanted).toMatchObject([{ slot: 'work' }]);
  });

  it.each([0.015, 0.0045])(
    'quotes no leg of a volatility of %f, that moves further until its hedge trades than legging saves',
    (dailyVolatility) => {
      const wild = spreadInput(tight);
      const [near, far] = wild.legs ?? [];
      if (near === undefined || far === undefined) throw new Error('a spread has legs');
      const moved = { ...far, instrument: { ...far.instrument, dailyVolatility } };
      const { wanted } = calendarSpread.decide({ ...wild, legs: [near, moved] }, WAITED);
      expect(wanted).toMatchObject([{ slot: 'work' }]);
    },
  );

  it('keeps the pair within its limit', () => {
    expect(decide({ ...tight, limitTicks: -201 }, WAITED).wanted[0]).toMatchObject({
      slot: 'leg-quote',
      limitTicks: 20_202,
    });
  });

  it('hedges at once when a leg is filled, and quotes no more until it is', () => {
    const quote = openChild({
      slot: 'leg-quote',
      instrument: 2,
      side: -1,
      venue: 'XCME',
      lots: CLIP,
      filledLots: 4,
      limitTicks: 20_200,
    });
    const { wanted, microstrategy } = decide({ ...tight, far: { filledLots: 4 }, openChildren: [quote] }, WAITED);
    expect(wanted.map(({ slot }) => slot)).toEqual(['leg-hedge', 'work']);
    expect(wanted[0]).toMatchObject({ instrument: 1, side: 1, lots: 4 });
    expect(microstrategy).toEqual({ step: 'hedge', reason: 'One leg is filled: hedges the other at once' });
  });

  it('hedges a naked leg past its end and before a call, but not while it is off', () => {
    const naked = { ...tight, near: { filledLots: 3 } };
    const hedge = [{ slot: 'leg-hedge', instrument: 2, side: -1, lots: 3, timeInForce: 'IOC' }];
    expect(decide({ ...naked, parameters: { endMs: atMinute(60) - 1 } }).wanted).toMatchObject(hedge);
    expect(decide({ ...naked, nowMs: atMinute(385) - 1 }).wanted).toMatchObject(hedge);
    expect(decide({ ...naked, isTradingOn: false }).wanted).toEqual([]);
    const { wanted } = decide({ ...naked, nowMs: atMinute(386), market: { phase: 'closing-auction' } });
    expect(wanted).toEqual([]);
  });

  it('reserves for the legs what the spread book may not take as well', () => {
    const { wanted } = decide({ ...tight, totalLots: CLIP + 3 }, WAITED);
    expect(wanted.map(({ slot, lots }) => [slot, lots])).toEqual([
      ['leg-quote', CLIP],
      ['work', 3],
    ]);
  });

  it('crosses in the spread book when it must finish and time is short', () => {
    const parameters = { mustFinish: true, endMs: atMinute(60) + 10_000 };
    expect(decide({ parameters }).wanted).toMatchObject([{ lots: 500, timeInForce: 'IOC', limitTicks: -198 }]);
  });

  it('has nothing to do for an order without legs', () => {
    const { wanted, microstrategy } = calendarSpread.decide({ ...spreadInput(), legs: null }, INITIAL_ALGO_STATE);
    expect(wanted).toEqual([]);
    expect(microstrategy.reason).toBe('Not a calendar spread');
  });

  it('never has more than a clip unhedged or quoted, nor more than is left in all', () => {
    const lots = fc.nat(30);
    fc.assert(
      fc.property(fc.nat(500), lots, lots, fc.boolean(), (filledLots, near, far, isWaiting) => {
        const overrides = { ...tight, filledLots, near: { filledLots: near }, far: { filledLots: far } };
        const { wanted } = decide(overrides, isWaiting ? WAITED : INITIAL_ALGO_STATE);
        const of = (slot: string) => wanted.find((child) => child.slot === slot)?.lots ?? 0;
        const open = Math.abs(near - far);
        expect(of('leg-hedge')).toBe(filledLots === 500 ? 0 : open);
        expect(of('leg-quote')).toBeLessThanOrEqual(open === 0 ? CLIP : 0);
        expect(of('work') + of('leg-quote') + open).toBeLessThanOrEqual(Math.max(open, 500 - filledLots));
      }),
    );
  });
});

describe('Calendar spread over a simulated day', () => {
  it('fills by the book and by legs, and is hedged at every moment but one clip', () => {
    const unhedged: number[] = [];
    const order = {
      algo: calendarSpread,
      side: 1,
      lots: 600,
      seed: 'spread',
      instruments: [SPREAD, NEAR_LEG, FAR_LEG],
      book: { movesPerStep: 0.3 },
      parameters: { mustFinish: true, urgency: 'high' },
    } as const;
    const { day, filledLots } = dayReport(order, ({ legs }) => {
      if (legs !== null) unhedged.push(Math.abs(legs[0].filledLots - legs[1].filledLots));
    });
    expect(filledLots).toBe(600);
    expect(day.ledger.filledOn(NEAR_LEG.index)).toBe(day.ledger.filledOn(FAR_LEG.index));
    expect(Math.max(...unhedged)).toBeLessThanOrEqual(CLIP);
  });
});
