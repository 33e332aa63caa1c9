import type { KillReport } from '@meridian/protocol/live/kill-report';
import type { AutoTradingState } from './engine-messages.ts';

type Waiter = { readonly askedMs: number; readonly resolve: () => void };

const MAX_WAITERS = 100;

/** The state of global auto-trading, and the callers that wait for a kill report. */
export class KillSwitchWatch {
  #state: AutoTradingState | null = null;
  #waiters: readonly Waiter[] = [];

  hear(state: AutoTradingState): void {
    this.#state = state;
    for (const { askedMs, resolve } of this.#waiters) if (isReported(state, askedMs)) resolve();
  }

  /** The report of a kill: when all have answered, or as it is after the time limit. */
  async report(askedMs: number, timeIsOver: () => Promise<void>): Promise<KillReport | null> {
    if (!isReported(this.#state, askedMs) && this.#waiters.length < MAX_WAITERS) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waiter = { askedMs, resolve };
      this.#waiters = [...this.#waiters, waiter];
      await Promise.race([promise, timeIsOver()]);
      this.#waiters = this.#waiters.filter((each) => each !== waiter);
    }
    return this.#state?.killReport ?? null;
  }
}

function isReported(state: AutoTradingState | null, askedMs: number): boolean {
  return state !== null && state.sinceMs >= askedMs && state.killReport?.is_complete === true;
}
