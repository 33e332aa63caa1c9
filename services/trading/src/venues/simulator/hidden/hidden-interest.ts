import { normalQuantile } from '@meridian/cost-model/statistics/normal-quantile';
import { SESSION_MS } from '../../../market/session-calendar.ts';
import type { HiddenLiquidity } from '../../../reference/venue.ts';
import { stableDraw } from '../stable-draw.ts';

/** Other traders' interest on one side of an instrument at a venue without a book. */
export type HiddenKey = {
  readonly venueNumber: number;
  readonly instrument: number;
  /** The side of the interest. */
  readonly side: 1 | -1;
};

const PRESENCE = 1;
const SIZE = 2;
const OFFSET = 3;

/** Mean lots per period, so that a day adds up to the venue's share. */
function meanInterest({ dailyShare, presence, periodMs }: HiddenLiquidity, dailyLots: number): number {
  return (dailyShare * dailyLots * periodMs) / (presence * SESSION_MS);
}

/** Hidden interest by period. It does not depend on who looks; only traded lots are stored. */
export class HiddenInterest {
  readonly #seed: number;
  /** Traded lots with their period, one entry per side that was asked for. */
  readonly #traded = new Map<number, { period: number; lots: number }>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Instruments have different offsets, so that periods do not start together. */
  #offsetMs({ venueNumber, instrument }: HiddenKey, { periodMs }: HiddenLiquidity): number {
    return stableDraw(this.#seed, venueNumber, instrument, OFFSET, 0) * periodMs;
  }

  periodAt(key: HiddenKey, model: HiddenLiquidity, nowMs: number): number {
    return Math.floor((nowMs - this.#offsetMs(key, model)) / model.periodMs);
  }

  nextPeriodMs(key: HiddenKey, model: HiddenLiquidity, nowMs: number): number {
    const nextMs = (this.periodAt(key, model, nowMs) + 1) * model.periodMs + this.#offsetMs(key, model);
    // At the start of a period rounding may yield the previous one.
    return nextMs > nowMs ? nextMs : nextMs + model.periodMs;
  }

  /** Lots that can still trade now. `dailyLots` is the instrument's usual volume on all venues. */
  lotsAt(key: HiddenKey, model: HiddenLiquidity, dailyLots: number, nowMs: number): number {
    const period = this.periodAt(key, model, nowMs);
    const id = key.instrument * 2 + (key.side === 1 ? 1 : 0);
    if (stableDraw(this.#seed, key.venueNumber, id, period, PRESENCE) >= model.presence) return 0;
    const normal = normalQuantile(stableDraw(this.#seed, key.venueNumber, id, period, SIZE));
    const size = Math.exp(model.logSd * normal - model.logSd ** 2 / 2);
    const lots = Math.max(1, Math.round(meanInterest(model, dailyLots) * size));
    const traded = this.#traded.get(this.#entryOf(key));
    return traded?.period === period ? Math.max(0, lots - traded.lots) : lots;
  }

  trade(key: HiddenKey, model: HiddenLiquidity, lots: number, nowMs: number): void {
    const period = this.periodAt(key, model, nowMs);
    const entry = this.#traded.get(this.#entryOf(key));
    if (entry?.period === period) entry.lots += lots;
    else this.#traded.set(this.#entryOf(key), { period, lots });
  }

  #entryOf({ venueNumber, instrument, side }: HiddenKey): number {
    return (venueNumber * 1_000_003 + instrument) * 2 + (side === 1 ? 1 : 0);
  }
}
