import type { InstrumentModel } from '../instrument-model.ts';

/**
 * Scale of the square-root law. With the push of single trades, an order at 10% of volume costs what the cost model
 * says.
 */
const SCALE = 2.1;
/** Below this share of a day's volume the law is linear, because small orders are hardly noticed. */
const KNEE_SHARE = 0.001;
/** How long others take to notice and to forget. Moves within seconds of a fill come from the venue's toxicity. */
const NOTICE_MS = 2 * 60_000;
const FORGET_MS = 180 * 60_000;

/** The market's reaction to a desk that keeps trading: the root of its net lots. */
export class OwnFootprint {
  /** The effect on the price. */
  ticks = 0;
  readonly #scaleTicks: number;
  readonly #dailyLots: number;
  #unnoticedLots = 0;
  #noticedLots = 0;
  #atMs = 0;

  constructor(model: InstrumentModel, dailyLots: number) {
    this.#scaleTicks = SCALE * model.dailyTicks;
    this.#dailyLots = dailyLots;
  }

  add(signedLots: number, nowMs: number): void {
    this.pass(nowMs);
    this.#unnoticedLots += signedLots;
  }

  /** Called at each step of the fair value. */
  pass(nowMs: number): void {
    const elapsedMs = nowMs - this.#atMs;
    this.#atMs = nowMs;
    if (this.#unnoticedLots === 0 && this.#noticedLots === 0) return;
    const noticed = this.#unnoticedLots * -Math.expm1(-elapsedMs / NOTICE_MS);
    this.#unnoticedLots -= noticed;
    this.#noticedLots = this.#noticedLots * Math.exp(-elapsedMs / FORGET_MS) + noticed;
    if (Math.abs(this.#unnoticedLots) + Math.abs(this.#noticedLots) < 1) {
      this.#unnoticedLots = 0;
      this.#noticedLots = 0;
    }
    const share = Math.abs(this.#noticedLots) / this.#dailyLots;
    this.ticks =
      Math.sign(this.#noticedLots) * this.#scaleTicks * (Math.sqrt(share + KNEE_SHARE) - Math.sqrt(KNEE_SHARE));
  }
}
