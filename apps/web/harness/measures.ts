/** What a bench reads from a page after it has watched it for a while. */
export type Measured = {
  readonly seconds: number;
  readonly frames: number;
  /** Tasks above 50 ms: how many, and how long together. */
  readonly longTasks: number;
  readonly longTaskMs: number;
  /** How old each change was when its frame was done. */
  readonly latenciesMs: readonly number[];
};

declare global {
  interface Window {
    /** Forgets what was measured up to now. */
    startMeasuring: () => void;
    readMeasures: () => Measured;
  }
}

export type Measures = {
  /** The rows of a frame by key, each with the time of its last change in epoch milliseconds. */
  shown(rows: Iterable<readonly [key: string, stampMs: number]>): void;
};

const MAX_KEPT = 1_000_000;

export function startMeasures(): Measures {
  let beganMs = performance.now();
  let frames = 0;
  let longTasks = 0;
  let longTaskMs = 0;
  let latenciesMs: number[] = [];
  const count = () => {
    frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longTasks += 1;
      longTaskMs += duration;
    }
  }).observe({ type: 'longtask' });
  window.startMeasuring = () => {
    beganMs = performance.now();
    frames = 0;
    longTasks = 0;
    longTaskMs = 0;
    latenciesMs = [];
  };
  window.readMeasures = () => {
    const seconds = (performance.now() - beganMs) / 1000;
    return { seconds, frames, longTasks, longTaskMs, latenciesMs };
  };
  let before = new Map<string, number>();
  return {
    // A row that has just come into view may have changed long ago, so only those that stood there before count.
    shown: (rows) => {
      const nowMs = performance.timeOrigin + performance.now();
      const visible = new Map(rows);
      for (const [key, stampMs] of visible) {
        const known = before.get(key);
        const isNew = known !== undefined && known !== stampMs;
        if (isNew && latenciesMs.length < MAX_KEPT) latenciesMs.push(nowMs - stampMs);
      }
      before = visible;
    },
  };
}
