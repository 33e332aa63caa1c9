import type { SchedulePosture } from '@meridian/cost-model/schedules/vwap-band';
import type { DecisionGates, Urgency } from '../../kernel/algo.ts';

/** From most patient to most urgent. */
export const LADDER_STEPS = ['passive-peg', 'join-touch', 'mid-peg', 'cross'] as const;

export type LadderStep = (typeof LADDER_STEPS)[number];

/** Why the ladder is at its step. */
export type LadderCause = 'posture' | 'timer' | 'queue' | 'pressure';

export type LadderState = {
  readonly step: LadderStep;
  readonly cause: LadderCause;
  readonly sinceMs: number;
  /** Filled lots when the step began. A fill means that the step works. */
  readonly filledLots: number;
  /** Estimated lots at the touch ahead of us. */
  readonly queueAheadLots: number;
};

export type LadderReading = {
  readonly nowMs: number;
  /** Never `none`: without an order there is no step. */
  readonly posture: Exclude<SchedulePosture, 'none'>;
  readonly urgency: Urgency;
  readonly filledLots: number;
  /** Own resting lots, and all lots at the touch including own ones. */
  readonly ownLots: number;
  readonly touchLots: number;
  /** How far the microprice leans against us. */
  readonly adverseTicks: number;
  /** Whether there is a price between the touches. */
  readonly hasMid: boolean;
};

export const STEP_AFTER_MS: Readonly<Record<Urgency, number>> = { low: 60_000, medium: 30_000, high: 10_000 };
const QUEUE_FACTOR = 5;
const ADVERSE_TICKS = 0.3;
/** After a step, queue and microprice get this long to settle. */
const SETTLE_MS = 1000;

const ONLY_CROSS: readonly LadderStep[] = ['cross'];
const ONLY_PASSIVE: readonly LadderStep[] = ['passive-peg'];
const JOIN: readonly LadderStep[] = ['join-touch'];
const JOIN_MID: readonly LadderStep[] = ['join-touch', 'mid-peg'];
const JOIN_CROSS: readonly LadderStep[] = ['join-touch', 'cross'];
const JOIN_MID_CROSS: readonly LadderStep[] = ['join-touch', 'mid-peg', 'cross'];

/** The steps of a posture, in order. */
function stepsOf({ posture, urgency, hasMid }: LadderReading): readonly LadderStep[] {
  if (posture === 'cross') return ONLY_CROSS;
  if (posture === 'passive') return ONLY_PASSIVE;
  // With high urgency the order crosses after waiting in vain. Others cross only below the floor.
  if (urgency === 'high') return hasMid ? JOIN_MID_CROSS : JOIN_CROSS;
  return hasMid ? JOIN_MID : JOIN;
}

function enter(step: LadderStep, cause: LadderCause, reading: LadderReading): LadderState {
  const { nowMs, filledLots, touchLots, ownLots } = reading;
  return { step, cause, sinceMs: nowMs, filledLots, queueAheadLots: Math.max(0, touchLots - ownLots) };
}

function causeToStep(state: LadderState, reading: LadderReading, queueAheadLots: number): LadderCause | null {
  const waitedMs = reading.nowMs - state.sinceMs;
  if (waitedMs >= STEP_AFTER_MS[reading.urgency]) return 'timer';
  if (waitedMs < SETTLE_MS || reading.ownLots === 0) return null;
  if (state.step === 'join-touch' && queueAheadLots > QUEUE_FACTOR * reading.ownLots) return 'queue';
  return reading.adverseTicks > ADVERSE_TICKS ? 'pressure' : null;
}

/** The next state of the ladder: one step up after waiting in vain, back to the first after a fill. */
export function climb(state: LadderState | null, reading: LadderReading): LadderState {
  const steps = stepsOf(reading);
  const first = steps[0] ?? 'join-touch';
  const at = state === null ? -1 : steps.indexOf(state.step);
  if (state === null || at < 0 || state.filledLots !== reading.filledLots) return enter(first, 'posture', reading);
  // Later orders queue behind us, so the queue ahead only shrinks.
  const queueAheadLots = Math.min(state.queueAheadLots, Math.max(0, reading.touchLots - reading.ownLots));
  const cause = causeToStep(state, reading, queueAheadLots);
  if (cause === null || (steps.length === 1 && state.cause === 'posture')) {
    return queueAheadLots === state.queueAheadLots ? state : { ...state, queueAheadLots };
  }
  const next = steps[at + 1];
  if (next !== undefined) return enter(next, cause, reading);
  // The last step failed too, so the ladder returns to the touch.
  return cause === 'timer' ? enter(first, 'posture', reading) : { ...state, queueAheadLots };
}

/** The values before the step, so that a decision shows what it was made by. */
export function gatesOf(state: LadderState | null, reading: LadderReading, floorLots: number | null): DecisionGates {
  const { nowMs, ownLots, touchLots, adverseTicks, filledLots } = reading;
  const behindTouch = Math.max(0, touchLots - ownLots);
  return {
    queueAheadLots: Math.min(state?.queueAheadLots ?? behindTouch, behindTouch),
    ownLots,
    queueFactor: QUEUE_FACTOR,
    adverseTicks: Math.round(1000 * adverseTicks) / 1000,
    adverseLimitTicks: ADVERSE_TICKS,
    waitedMs: state === null ? 0 : nowMs - state.sinceMs,
    waitLimitMs: STEP_AFTER_MS[reading.urgency],
    overFloorLots: floorLots === null ? null : filledLots - floorLots,
  };
}

const STEP_WORDS: Readonly<Record<LadderStep, string>> = {
  'passive-peg': 'rests one tick behind the touch',
  'join-touch': 'joins the touch',
  'mid-peg': 'moves to the mid',
  cross: 'crosses the spread',
};

const CAUSE_WORDS: Readonly<Record<Exclude<LadderCause, 'posture'>, string>> = {
  timer: 'No fill in time',
  queue: 'The queue ahead is more than five times its size',
  pressure: 'The market is moving away',
};

export const POSTURE_WORDS: Readonly<Record<Exclude<SchedulePosture, 'none'>, string>> = {
  passive: 'Ahead of its goal',
  join: 'Behind its goal',
  cross: 'Behind its floor',
};

/** The step in a trader's words. `usually` explains the first step. */
export function ladderReason({ step, cause }: LadderState, usually: string): string {
  return `${cause === 'posture' ? usually : CAUSE_WORDS[cause]}: ${STEP_WORDS[step]}`;
}
