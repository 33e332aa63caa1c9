import type { InstrumentModel } from '../instrument-model.ts';

/** Scale of the root law: with what single trades push, an order at a tenth of the volume costs what the model says. */
const SCALE = 2.1;
/** Below this share of a day's volume the law is straight: somebody has to be large to be noticed. */
const KNEE_SHARE = 0.001;
/** How long others take to notice, and to forget. What follows a single fill within seconds is the venue's doing. */
const NOTICE_MS = 2 * 60_000;
const FORGET_MS = 180 * 60_000;

/** What the market makes of a desk that goes on and on: the root of its net lots. */
export class OwnFootprint {
  /** Effect on the price. */
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

  /** Asked at every step of the fair value. */
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
