import { normalQuantile } from '@meridian/cost-model/statistics/normal-quantile';
import { SESSION_MS } from '../../../market/session-calendar.ts';
import type { HiddenLiquidity } from '../../../reference/venue.ts';
import { stableDraw } from '../stable-draw.ts';

/** Interest of others on one side of an instrument at a venue without a book. */
export type HiddenKey = {
  readonly venueNumber: number;
  readonly instrument: number;
  /** The side that the interest is on. */
  readonly side: 1 | -1;
};

const PRESENCE = 1;
const SIZE = 2;
const OFFSET = 3;

/** So many lots at a time add up to the venue's share of the day. */
function meanInterest({ dailyShare, presence, periodMs }: HiddenLiquidity, dailyLots: number): number {
  return (dailyShare * dailyLots * periodMs) / (presence * SESSION_MS);
}

/** Hidden interest as it is in each period, whether somebody looks or not; what was traded of it is remembered. */
export class HiddenInterest {
  readonly #seed: number;
  /** Lots already traded, with the period they were of; one entry for each side ever asked for. */
  readonly #traded = new Map<number, { period: number; lots: number }>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Periods of different instruments do not begin together. */
  #offsetMs({ venueNumber, instrument }: HiddenKey, { periodMs }: HiddenLiquidity): number {
    return stableDraw(this.#seed, venueNumber, instrument, OFFSET, 0) * periodMs;
  }

  periodAt(key: HiddenKey, model: HiddenLiquidity, nowMs: number): number {
    return Math.floor((nowMs - this.#offsetMs(key, model)) / model.periodMs);
  }

  nextPeriodMs(key: HiddenKey, model: HiddenLiquidity, nowMs: number): number {
    const nextMs = (this.periodAt(key, model, nowMs) + 1) * model.periodMs + this.#offsetMs(key, model);
    // At a period's very start, rounding can put now into the period before.
    return nextMs > nowMs ? nextMs : nextMs + model.periodMs;
  }

  /** What can still be traded against now; `dailyLots` is what the instrument usually trades in a day, everywhere. */
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
