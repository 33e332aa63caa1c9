export type ClockSources = {
  /** What the machine takes for the time; a person or a time server may set it. */
  readonly wallMs: () => number;
  /** Never set, and stands still while the machine sleeps. */
  readonly monotonicMs: () => number;
  /** Never set, and goes on while the machine sleeps; in seconds. */
  readonly uptimeS: () => number;
};

const CHECK_EVERY_MS = 1_000;
/** More than a time server corrects at once without calling it a step. */
const MIN_STEP_MS = 1_000;
/** Uptime is told in seconds, so a shorter sleep cannot be told from rounding. */
const MIN_SLEEP_MS = 2_000;
/** How much of a small difference is made up at each check: time stays far from standing still. */
const MAX_CORRECTION_MS = 5;

/**
 * The engine's clock: it starts at the machine's time and then goes by what nobody can set, so that a wall clock that
 * is set forward ends no order, and one that is set back stops none. Small differences are made up; a step is told.
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
  return `The machine’s clock was set ${way} by ${seconds} s. Trading goes on by the engine’s own clock; restart Meridian to take over the new time.`;
}
