import { SESSION_MS } from '../../../market/session-calendar.ts';
import type { InstrumentModel } from '../instrument-model.ts';

/** Volume that a resting order at a fair price may meet, as a multiple of the usual volume. */
const OF_USUAL_VOLUME = 2;
const MAX_TOUCHES = 1.5;

/** Lots that may trade now. The allowance grows with time. */
export class LotsAllowance {
  readonly #most: number;
  readonly #perMs: number;
  #lots: number;
  #atMs = 0;

  constructor({ touchLots, tradesPerDay, meanLots }: InstrumentModel) {
    this.#most = Math.max(1, touchLots * MAX_TOUCHES);
    this.#perMs = (OF_USUAL_VOLUME * tradesPerDay * meanLots) / SESSION_MS;
    this.#lots = this.#most;
  }

  available(nowMs: number): number {
    this.#lots = Math.min(this.#most, this.#lots + (nowMs - this.#atMs) * this.#perMs);
    this.#atMs = nowMs;
    return Math.floor(this.#lots);
  }

  spend(lots: number): void {
    this.#lots -= lots;
  }
}
