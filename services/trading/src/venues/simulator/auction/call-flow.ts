import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import type { Rng } from '@meridian/cost-model/sfc32';
import type { InstrumentMarket } from '../instrument-market.ts';
import { AuctionCurve } from './auction-curve.ts';

const LIMIT_LEVELS = 20;
/** Orders with a limit on each side, over all levels, as a share of the expected auction volume. */
const LIMIT_SHARE = 1.9;
/** Limits grow with their distance, so that the price moves less than in proportion to an imbalance. */
const DEPTH_POWER = 4 / 3;
const EVENTS = 75;
/**
 * Distance between limits, in daily moves over the root of the auction's share of a day. An order of some percent of
 * an auction then pays what the root law says for its share of the day, in a small auction as in a large one.
 */
const STEP_OF_ROOT_SHARE = 0.085;
const SIZE_LOG_SD = 0.25;
const TILT_SD = 0.04;
/** How strongly an imbalance attracts the other side. */
const CORRECTION = 1.5;

/** Adds other traders' interest to a call auction, order by order. */
export class CallFlow {
  readonly curve: AuctionCurve;
  readonly #rng: Rng;
  readonly #expectedLots: number;
  readonly #tilt: number;
  readonly #meanGapMs: number;
  /** Levels that a step stands for: more where a tick is further than limits would be apart. */
  readonly #levelsPerStep: number;

  constructor(market: InstrumentMarket, share: number, callMs: number, rng: Rng) {
    const { model, instrument } = market;
    this.#rng = rng;
    this.#meanGapMs = callMs / EVENTS;
    this.#expectedLots = instrument.averageDailyLots * share * Math.exp(SIZE_LOG_SD * standardNormal(rng));
    this.#tilt = TILT_SD * standardNormal(rng);
    const apartTicks = STEP_OF_ROOT_SHARE * Math.sqrt(share) * model.dailyTicks;
    const stepTicks = Math.max(1, Math.round(apartTicks));
    this.#levelsPerStep = stepTicks / apartTicks;
    this.curve = new AuctionCurve(Math.round(market.fair), stepTicks);
    for (let level = 1; level <= LIMIT_LEVELS; level += 1) this.#addLimits(level);
  }

  nextGapMs(): number {
    return -Math.log(1 - this.#rng.unit()) * this.#meanGapMs;
  }

  /** Adds one order. An imbalance attracts orders against it. */
  grow(): void {
    const { curve } = this;
    const rng = this.#rng;
    const expectedLots = this.#expectedLots;
    const imbalance = (curve.marketBuy - curve.marketSell) / expectedLots;
    const isBuy = rng.unit() < Math.min(0.9, Math.max(0.1, 0.5 + this.#tilt - CORRECTION * imbalance));
    const lots = Math.max(1, Math.round(((2 * expectedLots) / EVENTS) * (0.4 + 1.2 * rng.unit())));
    curve.add(isBuy ? 1 : -1, null, lots);
  }

  #addLimits(level: number): void {
    const { curve } = this;
    const rng = this.#rng;
    const mean = this.#depthTo(level) - this.#depthTo(level - 1);
    const distance = level * curve.stepTicks;
    curve.add(1, curve.referenceTick - distance, Math.round(mean * (0.5 + rng.unit())));
    curve.add(-1, curve.referenceTick + distance, Math.round(mean * (0.5 + rng.unit())));
  }

  /** Lots of one side from the reference to a step away. */
  #depthTo(step: number): number {
    return LIMIT_SHARE * this.#expectedLots * ((step * this.#levelsPerStep) / LIMIT_LEVELS) ** DEPTH_POWER;
  }
}
