import { describe, expect, it } from 'vitest';
import {
  climb,
  gatesOf,
  type LadderReading,
  type LadderState,
  ladderReason,
  POSTURE_WORDS,
  STEP_AFTER_MS,
} from './ladder.ts';

const reading = (overrides: Partial<LadderReading> = {}): LadderReading => ({
  nowMs: 0,
  posture: 'join',
  urgency: 'medium',
  filledLots: 0,
  ownLots: 100,
  touchLots: 200,
  adverseTicks: 0,
  hasMid: true,
  ...overrides,
});

/** The state of the ladder after these readings. */
const after = (...readings: Partial<LadderReading>[]): LadderState =>
  readings.reduce<LadderState | null>((state, next) => climb(state, reading(next)), null) ?? climb(null, reading());

describe('microstrategy ladder', () => {
  it.each([
    ['passive', 'passive-peg'],
    ['join', 'join-touch'],
    ['cross', 'cross'],
  ] as const)('%s begins at %s', (posture, step) => {
    expect(after({ posture })).toMatchObject({ step, cause: 'posture' });
  });

  it('steps to the mid after its timer, sooner the more urgent it is', () => {
    for (const urgency of ['low', 'medium', 'high'] as const) {
      const dueMs = STEP_AFTER_MS[urgency];
      expect(after({ urgency }, { urgency, nowMs: dueMs - 1 }).step).toBe('join-touch');
      expect(after({ urgency }, { urgency, nowMs: dueMs })).toMatchObject({ step: 'mid-peg', cause: 'timer' });
    }
    expect(STEP_AFTER_MS.low).toBeGreaterThan(STEP_AFTER_MS.high);
  });

  it('steps when the queue ahead is more than five times its size, and not at five times', () => {
    const settled = { nowMs: 1000 };
    expect(after({ touchLots: 600 }, { ...settled, touchLots: 600 }).step).toBe('join-touch');
    expect(after({ touchLots: 601 }, { ...settled, touchLots: 601 })).toMatchObject({
      step: 'mid-peg',
      cause: 'queue',
    });
  });

  it('does not count those who came later as ahead', () => {
    expect(after({ touchLots: 300 }, { nowMs: 1000, touchLots: 5_000 }).step).toBe('join-touch');
  });

  it('steps when the microprice leans away by more than 0.3 ticks', () => {
    expect(after({}, { nowMs: 1000, adverseTicks: 0.3 }).step).toBe('join-touch');
    expect(after({}, { nowMs: 1000, adverseTicks: 0.31 })).toMatchObject({ step: 'mid-peg', cause: 'pressure' });
  });

  it('crosses on a floor breach at once', () => {
    expect(after({}, { nowMs: 10, posture: 'cross' })).toMatchObject({ step: 'cross', cause: 'posture' });
  });

  it('crosses by timer only in a hurry', () => {
    const hurry = { urgency: 'high' } as const;
    expect(after(hurry, { ...hurry, nowMs: 10_000 }, { ...hurry, nowMs: 20_000 }).step).toBe('cross');
    expect(after({}, { nowMs: 30_000 }, { nowMs: 60_000 }).step).toBe('join-touch');
  });

  it('goes back to the first step after a fill', () => {
    expect(after({}, { nowMs: 30_000 }, { nowMs: 31_000, filledLots: 10 })).toMatchObject({ step: 'join-touch' });
  });

  it('stays at the touch where there is no mid', () => {
    expect(after({ hasMid: false }, { hasMid: false, nowMs: 40_000 })).toMatchObject({
      step: 'join-touch',
      sinceMs: 0,
    });
  });

  it('stays behind the touch while it is ahead of its goal', () => {
    const passive = { posture: 'passive' } as const;
    expect(after(passive, { ...passive, nowMs: 90_000, adverseTicks: 1 }).step).toBe('passive-peg');
  });

  it('says what it does', () => {
    expect(ladderReason(after({ posture: 'cross' }), POSTURE_WORDS.cross)).toBe('Behind its floor: crosses the spread');
    expect(ladderReason(after({}, { nowMs: 30_000 }), POSTURE_WORDS.join)).toBe('No fill in time: moves to the mid');
  });

  it('keeps the values that a step was decided by, as they were before it', () => {
    const before = after({ touchLots: 701 });
    const late = reading({ nowMs: STEP_AFTER_MS.medium, touchLots: 900, filledLots: 40, adverseTicks: 0.12345 });
    expect(gatesOf(before, late, 100)).toEqual({
      queueAheadLots: 601,
      ownLots: 100,
      queueFactor: 5,
      adverseTicks: 0.123,
      adverseLimitTicks: 0.3,
      waitedMs: STEP_AFTER_MS.medium,
      waitLimitMs: STEP_AFTER_MS.medium,
      overFloorLots: -60,
    });
    expect(gatesOf(null, reading(), null)).toMatchObject({ queueAheadLots: 100, waitedMs: 0, overFloorLots: null });
  });
});
