import type { KillReport } from '../kernel/commands/global-auto-trading.ts';
import type { AutoTradingState } from './engine-messages.ts';

type Waiter = { readonly sinceMs: number; readonly resolve: (report: KillReport | null) => void };

const MOST_WAITERS = 100;

/** Global auto-trading as of now, and those who wait for the report of a kill. */
export class KillSwitchWatch {
  #state: AutoTradingState | null = null;
  #waiters: Waiter[] = [];

  get state(): AutoTradingState | null {
    return this.#state;
  }

  hear(state: AutoTradingState): void {
    this.#state = state;
    this.#waiters = this.#waiters.filter(({ sinceMs, resolve }) => {
      const isOver = state.isOn || state.sinceMs < sinceMs;
      if (!isOver && state.killReport?.is_complete !== true) return true;
      resolve(isOver ? null : state.killReport);
      return false;
    });
  }

  /** The report when everybody has answered, or as it is when the time for that is over. */
  async report(wait: (ms: number) => Promise<void>, mostMs: number): Promise<KillReport | null> {
    const state = this.#state;
    if (state === null || state.isOn) return null;
    if (state.killReport?.is_complete === true || this.#waiters.length >= MOST_WAITERS) return state.killReport;
    const { promise, resolve } = Promise.withResolvers<KillReport | null>();
    this.#waiters.push({ sinceMs: state.sinceMs, resolve });
    await Promise.race([promise, wait(mostMs)]);
    this.#waiters = this.#waiters.filter((waiter) => waiter.resolve !== resolve);
    return this.#state?.killReport ?? null;
  }
}
