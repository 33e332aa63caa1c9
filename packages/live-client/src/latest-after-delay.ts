import { nothing, type Timers } from './socket-port.ts';

export type LatestAfterDelay<Value> = { push(value: Value): void; clear(): void };

/** Shows the newest value after a delay that starts with the first pending one, so that a burst becomes one update. */
export function latestAfterDelay<Value>(
  timers: Timers,
  delayMs: number,
  show: (value: Value) => void,
): LatestAfterDelay<Value> {
  let waiting: { value: Value } | null = null;
  let cancel = nothing;
  return {
    push: (value) => {
      if (waiting !== null) {
        waiting.value = value;
        return;
      }
      const entry = { value };
      waiting = entry;
      cancel = timers.after(delayMs, () => {
        waiting = null;
        show(entry.value);
      });
    },
    clear: () => {
      cancel();
      waiting = null;
    },
  };
}
