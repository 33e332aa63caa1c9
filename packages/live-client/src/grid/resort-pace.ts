import { HELD_RESORT_MS, RESORT_MS, RESORT_SHARE } from './grid-limits.ts';

/** When rows may change places: at once after a pause, then as often as an eye can follow and the worker can bear,
 * and once a second while somebody points at them. Values change at once in any case. */
export type ResortPace = {
  setHold(isHeld: boolean): void;
  /** Milliseconds to wait from now; 0 when it may be done. */
  waitMs(nowMs: number): number;
  /** It was done, and took so long. */
  done(nowMs: number, tookMs: number): void;
};

export function createResortPace(): ResortPace {
  let isHeld = false;
  let doneMs = Number.NEGATIVE_INFINITY;
  let restMs = 0;
  return {
    setHold: (held) => {
      isHeld = held;
    },
    waitMs: (nowMs) => Math.max(0, doneMs + (isHeld ? HELD_RESORT_MS : restMs) - nowMs),
    done: (nowMs, tookMs) => {
      doneMs = nowMs;
      restMs = Math.min(Math.max(tookMs * (1 / RESORT_SHARE - 1), RESORT_MS), HELD_RESORT_MS);
    },
  };
}
