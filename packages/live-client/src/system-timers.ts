import type { Timers } from './socket-port.ts';

/** The machine's clock and timers. */
export const systemTimers: Timers = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
