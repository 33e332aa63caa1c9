import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { SESSION_MS } from '../../../market/session-calendar.ts';
import type { Instrument } from '../../../reference/instrument.ts';
import { marketSharesOf } from './market-shares.ts';
import type { InstrumentMarket } from '../instrument-market.ts';
import type { MarketFactor, MarketFactors } from './market-factors.ts';
import { linkCurve } from './curve-links.ts';
import { LogVolatility } from './log-volatility.ts';
import { recentre, requote } from './quoting.ts';

/**
 * Share of a day's variance that trades cause. The fair value causes the rest. Flows of several expiries share the move,
 * so that they cause less together.
 */
const TRADES_SHARE = 0.1;
/** Typical distance of a calendar spread from its legs, in ticks. It returns within a minute. */
const STRAY_TICKS = 0.4;
const STRAY_MEMORY_MS = 60_000;
/** How often the market maker changes the width of its quotes. Each change moves the mid by half a tick. */
const NEW_WIDTH_EVERY_MS = 240_000;

type Member = {
  readonly market: InstrumentMarket;
  /** Log price relative to the front expiry. */
  basis: number;
  /** Daily standard deviation of the basis against the previous expiry. */
  readonly basisSd: number;
  /** The legs' positions in the group. Null for an outright. */
  readonly legs: readonly [near: number, far: number] | null;
  stray: number;
};

function commonOf(instrument: Instrument, factors: MarketFactors) {
  const { country, ofWorld, ofCountry } = marketSharesOf(instrument);
  const common = [
    { factor: factors.world, share: ofWorld },
    { factor: factors.country(country), share: ofCountry },
  ];
  return common.filter(({ share }) => share > 0).map((each) => Object.assign(each, { level: each.factor.level }));
}

/** Instruments whose fair values move together: a single share, or all expiries and spreads of a future's root. */
export class FairGroup {
  readonly members: readonly Member[];
  readonly stepMs: number;
  nextMs = Infinity;
  #openMs = 0;
  #logPrice: number;
  readonly #volatility: LogVolatility;
  readonly #rng: Rng;
  readonly #strayKeep: number;
  /** The common factors, each with its value at the last step. */
  readonly #common: { readonly factor: MarketFactor; readonly share: number; level: number }[];
  readonly #ownShare: number;
  readonly #fundamentalShare: number;
  readonly #factors: MarketFactors | null;

  /** The front first, then the other outrights by expiry, then the spreads. */
  constructor(
    markets: readonly InstrumentMarket[],
    seedOf: (purpose: string) => string,
    factors: MarketFactors | null = null,
  ) {
    const front = markets[0];
    if (front === undefined) throw new Error('a group of fair values needs an instrument');
    const spreadSd = markets.find(({ instrument }) => instrument.legs !== null)?.instrument.dailyVolatility ?? 0;
    const position = new Map(markets.map(({ instrument }, at) => [instrument.index, at]));
    this.#rng = seededRng(seedOf('fair'));
    this.#volatility = new LogVolatility(seededRng(seedOf('volatility')));
    this.#logPrice = Math.log(front.base);
    this.stepMs = front.model.fairStepMs;
    this.#strayKeep = Math.exp(-this.stepMs / STRAY_MEMORY_MS);
    this.members = markets.map((market) => {
      const { legs } = market.instrument;
      return {
        market,
        basis: legs === null ? Math.log(market.base) - this.#logPrice : 0,
        basisSd: market === front || legs !== null ? 0 : spreadSd,
        legs: legs === null ? null : [position.get(legs[0]) ?? 0, position.get(legs[1]) ?? 0],
        stray: 0,
      };
    });
    this.#factors = factors;
    this.#common = factors === null ? [] : commonOf(front.instrument, factors);
    this.#ownShare = Math.max(0, 1 - this.#common.reduce((sum, { share }) => sum + share, 0));
    const outrights = this.members.filter(({ legs }) => legs === null).length;
    this.#fundamentalShare = Math.sqrt(1 - TRADES_SHARE / outrights);
    if (markets.length > 1) linkCurve(markets, (market) => this.#legsOf(market));
  }

  #legsOf(market: InstrumentMarket): readonly [near: InstrumentMarket, far: InstrumentMarket] | null {
    const legs = this.members.find((member) => member.market === market)?.legs ?? null;
    const near = legs === null ? undefined : this.members[legs[0]];
    const far = legs === null ? undefined : this.members[legs[1]];
    return near === undefined || far === undefined ? null : [near.market, far.market];
  }

  get logVolatility(): number {
    return this.#volatility.level;
  }

  /** Continues from stored fair values, in the order of the members. */
  resume(fairTicks: readonly number[], logVolatility: number): void {
    const [front] = fairTicks;
    if (front !== undefined && front > 0) this.#logPrice = Math.log(front);
    this.#volatility.set(logVolatility);
    for (const [at, member] of this.members.entries()) {
      const fair = fairTicks[at] ?? 0;
      if (member.legs === null && fair > 0) member.basis = Math.log(fair) - this.#logPrice;
      member.market.impact.reset();
    }
    this.#applyBases();
  }

  /** Starts at `firstStepMs` in a day that opened at `openMs`. */
  start(openMs: number, firstStepMs: number): void {
    this.#openMs = openMs;
    this.nextMs = firstStepMs;
  }

  stop(): void {
    this.nextMs = Infinity;
  }

  /** One step of continuous trading. Quotes follow. */
  step(nowMs: number): void {
    const front = this.members[0]?.market;
    if (front === undefined) return;
    this.#volatility.advance(this.stepMs);
    this.#factors?.advanceTo(nowMs);
    const nervousness = front.curve.nervousnessAt(nowMs - this.#openMs);
    this.#move(this.stepMs / SESSION_MS, this.#wildness(this.#volatility.factor) * nervousness);
    this.nextMs = nowMs + this.stepMs;
    for (const { market } of this.members) {
      if (!market.isContinuous) continue;
      market.footprint.pass(nowMs);
      if (this.#isWidthChanged(market)) recentre(market);
      else requote(market);
      market.tellQuote();
    }
  }

  /** Jumps over a part of a day without trades, at the volatility of its end. */
  leap(days: number): void {
    this.#volatility.advance(days * SESSION_MS);
    this.#move(days, this.#wildness(this.#volatility.over(days)));
  }

  /** Without variance of its own, as for an index, volatility is that of its factors. */
  #wildness(own: number): number {
    return this.#ownShare === 0 ? 1 : own;
  }

  #move(days: number, wildness: number): void {
    const front = this.members[0]?.market;
    if (front === undefined) return;
    const root = Math.sqrt(days);
    const sd = this.#fundamentalShare * wildness * front.instrument.dailyVolatility;
    const own = this.#ownShare;
    const moved = Math.sqrt(own) * root * standardNormal(this.#rng) + this.#commonMove();
    this.#logPrice += sd * moved - (sd * sd * days) / 2;
    const factor =
      wildness * Math.sqrt(this.#common.reduce((sum, each) => sum + each.share * each.factor.factor ** 2, own));
    let drift = 0;
    for (const member of this.members) {
      if (member.basisSd > 0) drift += member.basisSd * root * factor * standardNormal(this.#rng);
      if (member.legs === null) member.basis += drift;
      else this.#strayOn(member);
      member.market.volatilityFactor = factor;
    }
    this.#applyBases();
  }

  /** The factors' moves since the last step, in daily volatilities. */
  #commonMove(): number {
    let moved = 0;
    for (const common of this.#common) {
      moved += Math.sqrt(common.share) * (common.factor.level - common.level);
      common.level = common.factor.level;
    }
    return moved;
  }

  #strayOn(member: Member): void {
    const keep = this.#strayKeep;
    member.stray = member.stray * keep + STRAY_TICKS * Math.sqrt(1 - keep * keep) * standardNormal(this.#rng);
  }

  #applyBases(): void {
    for (const { market, legs, basis, stray } of this.members) {
      const near = legs === null ? undefined : this.members[legs[0]];
      const far = legs === null ? undefined : this.members[legs[1]];
      market.base =
        near === undefined || far === undefined
          ? Math.exp(this.#logPrice + basis)
          : near.market.base - far.market.base + stray;
    }
  }

  #isWidthChanged(market: InstrumentMarket): boolean {
    if (market.quoteRng.unit() >= this.stepMs / NEW_WIDTH_EVERY_MS) return false;
    const before = market.spread;
    const width = market.model.spreadTicks * Math.sqrt(market.volatilityFactor);
    market.spread = Math.max(1, Math.floor(width + market.quoteRng.unit()));
    return market.spread !== before;
  }
}
