import { randomIndex, type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { cumulativeShare } from '@meridian/cost-model/volume/cumulative-volume';
import type { VolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import type { MarketView, TradingDay } from '../../market/market-port.ts';
import { CLOSING_CALL_MS, OPENING_CALL_MS } from '../../market/session-calendar.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';
import { TEST_MARKET } from './algo-input.ts';

/** Others' trades in one step, at the bid or the ask. */
export type StubPrint = { readonly aggressor: 1 | -1; readonly priceTicks: number; lots: number };

export type StubBookOptions = {
  readonly instrument: Instrument;
  readonly day: TradingDay;
  readonly seed: string;
  /** How busy the day is, as a multiple of the usual one. */
  readonly activity?: number;
  /** Chance of a tick's move in a step, and its mean direction. */
  readonly movesPerStep?: number;
  readonly drift?: number;
};

/** A market that follows its volume curve and moves by single ticks, enough to test an algorithm. */
export class StubBook {
  readonly instrument: Instrument;
  readonly profile: VolumeProfile;
  readonly #options: StubBookOptions;
  readonly #rng: Rng;
  #owedLots = 0;
  #view: MarketView;

  constructor(options: StubBookOptions) {
    this.#options = options;
    this.instrument = options.instrument;
    this.profile = volumeProfileOf(options.instrument);
    this.#rng = seededRng(options.seed, `book-${options.instrument.index}`);
    const mid = options.instrument.previousCloseTicks;
    this.#view = { ...TEST_MARKET, bidTicks: mid, askTicks: mid + 1, dayLots: 0, dayTurnover: 0, phase: 'closed' };
  }

  get market(): MarketView {
    return this.#view;
  }

  shareAt(atMs: number): number {
    return cumulativeShare(this.profile, (atMs - this.#options.day.openMs) / 60_000);
  }

  #phaseAt(atMs: number): MarketView['phase'] {
    const { openMs, closeMs } = this.#options.day;
    if (atMs < openMs - OPENING_CALL_MS || atMs >= closeMs) return 'closed';
    if (atMs < openMs) return 'opening-auction';
    return atMs < closeMs - CLOSING_CALL_MS ? 'continuous' : 'closing-auction';
  }

  #move(): void {
    const { movesPerStep = 0.25, drift = 0 } = this.#options;
    const { bidTicks } = this.#view;
    if (bidTicks === null) return;
    const isMove = this.#rng.unit() < movesPerStep;
    const up = this.#rng.unit() < 0.5 + drift / 2 ? 1 : -1;
    const bid = bidTicks + (isMove ? up : 0);
    const spread = this.#rng.unit() < 0.8 ? 1 : 2;
    const depth = () => 50 + randomIndex(this.#rng, Math.max(1, this.instrument.averageDailyLots / 1000));
    this.#view = { ...this.#view, bidTicks: bid, askTicks: bid + spread, bidLots: depth(), askLots: depth() };
  }

  /** New quotes, and what others trade until the next step. */
  step(nowMs: number, stepMs: number): StubPrint[] {
    const phase = this.#phaseAt(nowMs);
    this.#view = { ...this.#view, phase, updatedMs: nowMs };
    if (phase !== 'continuous') return [];
    this.#move();
    const { activity = 1 } = this.#options;
    const share = this.shareAt(nowMs + stepMs) - this.shareAt(nowMs);
    this.#owedLots += this.instrument.averageDailyLots * activity * share * 2 * this.#rng.unit();
    const lots = Math.floor(this.#owedLots);
    this.#owedLots -= lots;
    const { bidTicks, askTicks } = this.#view;
    if (lots === 0 || bidTicks === null || askTicks === null) return [];
    const bought = randomIndex(this.#rng, lots + 1);
    const prints: StubPrint[] = [
      { aggressor: 1, priceTicks: askTicks, lots: bought },
      { aggressor: -1, priceTicks: bidTicks, lots: lots - bought },
    ];
    return prints.filter((print) => print.lots > 0);
  }

  /** Puts a print on the day's tape. */
  record(lots: number, priceHalfTicks: number): void {
    const { dayLots, dayTurnover } = this.#view;
    this.#view = { ...this.#view, dayLots: dayLots + lots, dayTurnover: dayTurnover + (lots * priceHalfTicks) / 2 };
  }

  /** Reduces the offered lots of the opposite side. */
  take(side: 1 | -1, lots: number): number {
    const posted = side === 1 ? this.#view.askLots : this.#view.bidLots;
    const taken = Math.min(posted, lots);
    this.#view = side === 1 ? { ...this.#view, askLots: posted - taken } : { ...this.#view, bidLots: posted - taken };
    return taken;
  }
}
