import { describe, expect, it } from 'vitest';
import { INITIAL_ALGO_STATE } from '../algo-state.ts';
import { algoInput, atMinute, type InputOverrides } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { twap } from './twap.ts';

const times = { startMs: atMinute(60), endMs: atMinute(120) };
const first = (overrides: InputOverrides = {}) =>
  twap.decide(algoInput({ ...overrides, parameters: { ...times, ...overrides.parameters } }), INITIAL_ALGO_STATE);

describe('TWAP', () => {
  it('plans at its first decision and keeps to the plan', () => {
    const { state } = first();
    expect(state.plan).toMatchObject({ kind: 'twap', fromMs: atMinute(60), toMs: atMinute(120), lots: 10_000 });
    const later = twap.decide(algoInput({ nowMs: atMinute(90), parameters: times }), state);
    expect(later.state.plan).toBe(state.plan);
    expect(Math.abs((later.goalLots ?? 0) - 5_000)).toBeLessThanOrEqual(167);
  });

  it('comes to the same slices from a state that was stored', () => {
    const { state } = first();
    const stored = { ...state, plan: structuredClone(state.plan) };
    const at = algoInput({ nowMs: atMinute(75), parameters: times });
    expect(twap.decide(at, stored).goalLots).toBe(twap.decide(at, state).goalLots);
  });

  it('plans what is left anew when the order is changed', () => {
    const { state } = first();
    const larger = twap.decide(
      algoInput({ nowMs: atMinute(90), totalLots: 20_000, filledLots: 5_000, parameters: times }),
      state,
    );
    expect(larger.state.plan).toMatchObject({ fromMs: atMinute(90), baseLots: 5_000, lots: 15_000 });
    const longer = twap.decide(
      algoInput({ nowMs: atMinute(90), parameters: { ...times, endMs: atMinute(200) } }),
      state,
    );
    expect(longer.state.plan).toMatchObject({ toMs: atMinute(200) });
  });

  it('waits between slices, with no more than what is due', () => {
    const { state } = first();
    const at = (filledLots: number) =>
      twap.decide(algoInput({ nowMs: atMinute(90), filledLots, parameters: times }), state);
    const goal = at(0).goalLots ?? 0;
    expect(at(goal).wanted).toEqual([]);
    expect(at(goal - 10).wanted).toMatchObject([{ lots: 10, timeInForce: 'DAY' }]);
    expect(at(0).wanted).toMatchObject([{ timeInForce: 'IOC' }]);
  });

  it('makes no slice smaller than the least child', () => {
    const { state } = first({ parameters: { minimumChildLots: 2_000 } });
    const goals = new Set(
      Array.from(
        { length: 61 },
        (_, minute) =>
          twap.decide(
            algoInput({ nowMs: atMinute(60 + minute), parameters: { ...times, minimumChildLots: 2_000 } }),
            state,
          ).goalLots,
      ),
    );
    expect(goals.size).toBe(6);
  });
});

describe('TWAP over a simulated day', () => {
  it.each(['a', 'b', 'c'])('stays on its line: %s', (seed) => {
    const off: number[] = [];
    const slice = 20_000 / 240;
    const parameters = { startMs: atMinute(60), endMs: atMinute(300), mustFinish: true };
    const report = dayReport({ algo: twap, side: 1, lots: 20_000, seed, parameters }, (input) => {
      const passed = Math.min(1, Math.max(0, (input.nowMs - atMinute(60)) / (240 * 60_000)));
      off.push(Math.abs(input.filledLots - 20_000 * passed));
    });
    expect(report.filledLots).toBe(20_000);
    // One slice for the schedule's randomness and one for its fills.
    expect(Math.max(...off)).toBeLessThan(2.5 * slice);
  });
});
