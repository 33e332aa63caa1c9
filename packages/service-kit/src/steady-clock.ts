import { uptime } from 'node:os';

export type ClockSources = {
  /** The machine's time, which a person or time server may set. */
  readonly wallMs: () => number;
  /** Cannot be set, and stops while the machine sleeps. */
  readonly monotonicMs: () => number;
  /** Cannot be set, and continues while the machine sleeps. In seconds. */
  readonly uptimeS: () => number;
};

const CHECK_EVERY_MS = 1_000;
/** Larger than a gradual correction of a time server. */
const MIN_STEP_MS = 1_000;
/** Uptime is in seconds, so a shorter sleep looks like rounding. */
const MIN_SLEEP_MS = 2_000;
/** Maximum correction per check, so that time never nearly stops. */
const MAX_CORRECTION_MS = 5;

/** A steady clock of this machine. */
export function machineClock(onStep: (stepMs: number) => void): () => number {
  return createSteadyClock({ wallMs: Date.now, monotonicMs: () => performance.now(), uptimeS: uptime }, onStep);
}

/**
 * The clock of a server and of its engine. It starts at the machine's time and then follows the monotonic clock, so that setting the wall
 * clock forward ends no order or session, and setting it back stops no order and locks nobody out. Small differences are corrected gradually; a step is
 * reported.
 */
export function createSteadyClock(sources: ClockSources, onStep: (stepMs: number) => void): () => number {
  const { wallMs, monotonicMs, uptimeS } = sources;
  const startMs = monotonicMs();
  const startS = uptimeS();
  let offsetMs = wallMs();
  let sleptMs = 0;
  let knownStepMs = 0;
  let checkedMs = 0;
  const check = (elapsedMs: number): void => {
    checkedMs = elapsedMs;
    const asleepMs = (uptimeS() - startS) * 1_000 - elapsedMs - sleptMs;
    if (asleepMs >= MIN_SLEEP_MS) {
      sleptMs += asleepMs;
      offsetMs += asleepMs;
    }
    const offByMs = wallMs() - (offsetMs + elapsedMs) - knownStepMs;
    if (Math.abs(offByMs) < MIN_STEP_MS) {
      offsetMs += Math.max(-MAX_CORRECTION_MS, Math.min(MAX_CORRECTION_MS, offByMs));
      return;
    }
    knownStepMs += offByMs;
    onStep(offByMs);
  };
  return () => {
    const elapsedMs = monotonicMs() - startMs;
    if (elapsedMs - checkedMs >= CHECK_EVERY_MS) check(elapsedMs);
    return Math.floor(offsetMs + elapsedMs);
  };
}

/** What the event log says of a step. */
export function stepText(stepMs: number): string {
  const seconds = Math.round(Math.abs(stepMs) / 1_000);
  const way = stepMs > 0 ? 'forward' : 'back';
  return `The machine’s clock was set ${way} by ${seconds} s. Meridian goes on by its own clock; restart Meridian to take over the new time.`;
}
