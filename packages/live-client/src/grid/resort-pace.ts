import {
  COMING_READ_MS,
  HELD_RESORT_MS,
  MAX_COMING_MS,
  MAX_READ_MS,
  READ_MS,
  RESORT_MS,
  RESORT_SHARE,
} from './grid-limits.ts';

/**
 * Limits how often rows are sorted: at once after a pause, then only as often as a reader can follow and the worker can
 * afford, and once a second under the pointer. Values always change at once.
 */
export type ResortPace = {
  setHold(isHeld: boolean): void;
  /** Milliseconds to wait. 0 when sorting is allowed. `hasComing` when rows came or left since the last sort. */
  waitMs(nowMs: number, hasComing: boolean): number;
  /** Reports a finished sort and its duration. */
  done(nowMs: number, tookMs: number): void;
  /** Reports how many visible rows got another neighbour: the more, the longer they rest. */
  moved(rows: number): void;
};

export function createResortPace(): ResortPace {
  let isHeld = false;
  let doneMs = Number.NEGATIVE_INFINITY;
  let restMs = 0;
  let movedRows = 0;
  return {
    setHold: (held) => {
      isHeld = held;
    },
    waitMs: (nowMs, hasComing) => {
      const readMs = hasComing
        ? Math.min(RESORT_MS + movedRows * COMING_READ_MS, MAX_COMING_MS)
        : Math.min(RESORT_MS + movedRows * READ_MS, MAX_READ_MS);
      return Math.max(0, doneMs + (isHeld ? HELD_RESORT_MS : Math.max(restMs, readMs)) - nowMs);
    },
    done: (nowMs, tookMs) => {
      doneMs = nowMs;
      restMs = Math.min(Math.max(tookMs * (1 / RESORT_SHARE - 1), RESORT_MS), HELD_RESORT_MS);
      movedRows = 0;
    },
    moved: (rows) => {
      movedRows = rows;
    },
  };
}
