import type { InstrumentModel } from '../instrument-model.ts';

/** Scale of the root law: with what single trades push, an order at a tenth of the volume costs what the model says. */
const SCALE = 1.3;
/** Below this share of a day's volume the law is straight, so that a single fill does not move the market. */
const KNEE_SHARE = 0.001;
const MEMORY_MS = 180 * 60_000;

/** What the market makes of a desk that goes on and on: the root of its net lots, forgotten over hours. */
export class OwnFootprint {
  /** Effect on the price. */
  ticks = 0;
  private readonly scaleTicks: number;
  private readonly dailyLots: number;
  private lots = 0;
  private atMs = 0;

  constructor(model: InstrumentModel, dailyLots: number) {
    this.scaleTicks = SCALE * model.dailyTicks;
    this.dailyLots = dailyLots;
  }

  add(signedLots: number, nowMs: number): void {
    this.fade(nowMs);
    this.lots += signedLots;
    this.ticks = this.effect();
  }

  /** Asked at every step of the fair value. */
  fade(nowMs: number): void {
    if (this.lots !== 0) {
      const kept = this.lots * Math.exp(-(nowMs - this.atMs) / MEMORY_MS);
      this.lots = Math.abs(kept) < 1 ? 0 : kept;
      this.ticks = this.effect();
    }
    this.atMs = nowMs;
  }

  private effect(): number {
    const share = Math.abs(this.lots) / this.dailyLots;
    return Math.sign(this.lots) * this.scaleTicks * (Math.sqrt(share + KNEE_SHARE) - Math.sqrt(KNEE_SHARE));
  }
}
