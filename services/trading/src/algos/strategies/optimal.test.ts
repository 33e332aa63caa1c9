import { describe, expect, it } from 'vitest';
import type { Urgency } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE } from '../algo-state.ts';
import { algoInput, atMinute, type InputOverrides } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { optimal } from './optimal.ts';

const parameters = { startMs: atMinute(60), endMs: atMinute(180) };
/** A day that has gone as usual so far: 28 % of the volume in its first hour. */
const BEFORE_LOTS = 285_000;
/** `others` is what other traders did since the order's start; own fills are on the tape as well. */
const at = (minute: number, { others = 0, ...overrides }: InputOverrides & { readonly others?: number } = {}) =>
  algoInput({
    nowMs: atMinute(minute),
    market: { dayLots: BEFORE_LOTS + others + (overrides.filledLots ?? 0) },
    ...overrides,
    parameters: { ...parameters, ...overrides.parameters },
  });
const planned = (urgency: Urgency = 'medium'): AlgoState =>
  optimal.decide(at(60, { parameters: { urgency } }), INITIAL_ALGO_STATE).state;

describe('Optimal', () => {
  it('plans in volume time, the more urgent the earlier', () => {
    const goals = (['low', 'medium', 'high'] as const).map((urgency) => {
      const state = planned(urgency);
      const expected = state.plan?.kind === 'shortfall' ? state.plan.expectedLots : 0;
      const half = at(60.5, { others: expected / 2, parameters: { urgency } });
      return optimal.decide(half, state).goalLots;
    });
    // Of 10,000 with κT of 0.5, 2 and 4, when half the volume has traded.
    expect(goals).toEqual([5152, 6760, 8671]);
  });

  it('expects the volume of its time', () => {
    const { plan } = planned();
    expect(plan).toMatchObject({ kind: 'shortfall', lots: 10_000, urgency: 2 });
    const expected = plan?.kind === 'shortfall' ? plan.expectedLots : 0;
    expect(expected).toBeGreaterThan(200_000);
    expect(expected).toBeLessThan(270_000);
  });

  it('plans anew after five minutes, with the urgency that is left', () => {
    const state = planned();
    const expected = state.plan?.kind === 'shortfall' ? state.plan.expectedLots : 0;
    const onPlan = (minutes: number) =>
      optimal.decide(at(60 + minutes, { others: Math.round((expected * minutes) / 112), filledLots: 900 }), state);
    expect(onPlan(4.9).state.plan).toBe(state.plan);
    const { plan } = onPlan(5).state;
    expect(plan).toMatchObject({ atMs: atMinute(65) });
    const urgency = plan?.kind === 'shortfall' ? plan.urgency : 0;
    expect(urgency).toBeGreaterThan(1.8);
    expect(urgency).toBeLessThan(2);
  });

  it('goes on from its goal while it is within its band, and from its fills when it is not', () => {
    const state = planned();
    const replanned = (filledLots: number) => {
      const { plan } = optimal.decide(at(66, { filledLots, others: 13_000 }), state).state;
      return plan?.kind === 'shortfall' ? [plan.baseLots, plan.baseLots + plan.lots] : [];
    };
    expect(replanned(1_000)).toEqual(replanned(900));
    expect(replanned(5_000)).toEqual([5_000, 10_000]);
    expect(replanned(0)).toEqual([0, 10_000]);
  });

  it('plans anew when the volume is a quarter off, but not for the noise of the first minute', () => {
    const state = planned();
    const surprised = (minute: number, others: number) =>
      optimal.decide(at(minute, { others }), state).state.plan !== state.plan;
    expect(surprised(60.5, 50_000)).toBe(false);
    expect(surprised(62, 50_000)).toBe(true);
    expect(surprised(62, 0)).toBe(true);
  });

  it('goes by the volume of others: what it trades itself makes it no faster', () => {
    const state = planned('high');
    const goal = (others: number, filledLots: number) =>
      optimal.decide(at(60.9, { others, filledLots, parameters: { urgency: 'high' } }), state).goalLots;
    expect(goal(6_000, 900)).toBe(goal(6_000, 0));
    expect(goal(6_500, 900)).toBeGreaterThan(goal(6_000, 900) ?? Number.NaN);
  });

  it.each([
    ['low', 0, false],
    ['medium', 900, false],
    ['medium', 900, true],
    ['high', 8_000, false],
    ['high', 9_600, true],
  ] as const)(
    'knows with which volume of others its floor leaves it behind: %s, %i done',
    (urgency, own, mustFinish) => {
      const parameters = { urgency, mustFinish };
      const state = optimal.decide(at(60, { parameters }), INITIAL_ALGO_STATE).state;
      const seen = (others: number) => optimal.decide(at(60.9, { others, filledLots: own, parameters }), state);
      const more = (seen(0).lateAtDayLots ?? Number.NaN) - BEFORE_LOTS - own;
      // A fiftieth of 10,000 lots.
      expect(seen(more - 100).floorLots).toBeLessThanOrEqual(own + 200);
      expect(seen(more + 100).floorLots).toBeGreaterThanOrEqual(own + 200);
    },
  );

  it('names no volume once it is behind, or when no volume can leave it behind', () => {
    const state = planned();
    expect(optimal.decide(at(60.9, { others: 150_000 }), state).lateAtDayLots).toBeNull();
    expect(optimal.decide(at(60.9, { filledLots: 9_900 }), state).lateAtDayLots).toBeNull();
  });

  it('does not count the opening auction into the time of a plan that begins with the open', () => {
    const times = { startMs: atMinute(-30), endMs: atMinute(180) };
    const before = algoInput({
      nowMs: atMinute(-1),
      market: { dayLots: 0, phase: 'opening-auction' },
      parameters: times,
    });
    const { state } = optimal.decide(before, INITIAL_ALGO_STATE);
    const open = algoInput({ nowMs: atMinute(0), market: { dayLots: 30_000 }, parameters: times });
    expect(optimal.decide(open, state).goalLots).toBe(0);
  });

  it('plans anew from a plan that an earlier version stored', () => {
    const { plan } = planned();
    const stored: AlgoState = JSON.parse(
      JSON.stringify({ ...INITIAL_ALGO_STATE, plan: { ...plan, othersAtPlan: undefined, volumeAtPlan: 0 } }),
    );
    const { goalLots, state } = optimal.decide(at(62, { others: 4_000, filledLots: 300 }), stored);
    expect(goalLots).toBe(300);
    expect(state.plan).toMatchObject({ baseLots: 300, lots: 9_700 });
  });

  it('plans anew when its quantity or its end is changed', () => {
    const state = planned();
    expect(optimal.decide(at(60.1, { totalLots: 8_000 }), state).state.plan).toMatchObject({ lots: 8_000 });
    const shorter = at(60.1, { parameters: { endMs: atMinute(100) } });
    expect(optimal.decide(shorter, state).state.plan).toMatchObject({ toMs: atMinute(100) });
  });
});

const run = (urgency: Urgency, seed: string, activity = 1) =>
  dayReport({
    algo: optimal,
    side: 1,
    lots: 20_000,
    seed,
    parameters: { startMs: atMinute(30), endMs: atMinute(330), urgency, mustFinish: true },
    book: { activity },
  });

describe('Optimal over a simulated day', () => {
  it('is the more front-loaded the more urgent it is', () => {
    const [low, medium, high] = (['low', 'medium', 'high'] as const).map((urgency) => run(urgency, 'load'));
    const early = [low, medium, high].map((report) => (report?.filledAt(atMinute(105)) ?? 0) / 20_000);
    const [lowShare = 0, mediumShare = 0, highShare = 0] = early;
    expect(lowShare).toBeLessThan(mediumShare);
    expect(mediumShare).toBeLessThan(highShare);
    expect(highShare).toBeGreaterThan(0.7);
    expect([low, medium, high].map((report) => report?.filledLots)).toEqual([20_000, 20_000, 20_000]);
  });

  it.each([0.5, 2])('finishes on a day with %d times the usual volume', (activity) => {
    const report = run('medium', 'surprise', activity);
    expect(report.filledLots).toBe(20_000);
    // Most of it by schedule, not in the last half minute.
    expect(report.filledAt(atMinute(328))).toBeGreaterThan(18_500);
  });
});
