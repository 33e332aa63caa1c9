import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import type { Instrument } from '../../../reference/instrument.ts';
import { marketSharesOf } from '../../../venues/simulator/flow/market-shares.ts';
import { VOLATILITY_BY_DAYS, VOLATILITY_BY_HOURS } from '../../../venues/simulator/flow/market-volatility.ts';
import { at, MINUTES } from '../../../history/slots.ts';
import { type HistoryPlan, streamOf } from '../history-plan.ts';
import { quickNormal } from './normal-table.ts';

/** A source of price moves: the world market, a country's market, or a name's own. In daily volatilities. */
export type PriceSource = {
  readonly days: Float64Array;
  readonly nights: Float64Array;
  /** Volatility of each day relative to the usual. Calm and volatile days cluster. */
  readonly wildness: Float64Array;
};

/** A name's own source, its shared sources, and the share of variance that each explains. */
export type PriceMix = {
  readonly own: PriceSource;
  readonly ownName: string;
  readonly ownShare: number;
  readonly common: readonly { readonly name: string; readonly source: PriceSource; readonly share: number }[];
};

function normals(rng: Rng, count: number): Float64Array {
  return Float64Array.from({ length: count }, () => standardNormal(rng));
}

/** A mean-reverting random level. */
function nextLevel(level: number, keep: number, sd: number, normal: number): number {
  return level * keep + sd * Math.sqrt(1 - keep * keep) * normal;
}

function wildDays(rng: Rng, count: number): Float64Array {
  const { sd, memoryDays } = VOLATILITY_BY_DAYS;
  const keep = Math.exp(-1 / memoryDays);
  let level = sd * standardNormal(rng);
  return Float64Array.from({ length: count }, () => {
    const factor = Math.exp(level - sd * sd);
    level = nextLevel(level, keep, sd, standardNormal(rng));
    return factor;
  });
}

export function priceSource({ seed, dayCount }: HistoryPlan, name: string): PriceSource {
  const rng = seededRng(seed, `history/returns/${name}`);
  const days = normals(rng, dayCount);
  const nights = normals(rng, dayCount);
  return { days, nights, wildness: wildDays(seededRng(seed, `history/volatility/${name}`), dayCount) };
}

/** The sources of a plan. Each is drawn once and shared by its instruments. */
export class PriceSources {
  readonly #plan: HistoryPlan;
  readonly #known = new Map<string, PriceSource>();
  /** Steps of one day by source. Days are generated one after another. */
  readonly #minutes = new Map<string, Float64Array>();
  #day = -1;

  constructor(plan: HistoryPlan) {
    this.#plan = plan;
  }

  of(name: string): PriceSource {
    const known = this.#known.get(name) ?? priceSource(this.#plan, name);
    this.#known.set(name, known);
    return known;
  }

  mixOf(instrument: Instrument): PriceMix {
    const { country, ofWorld, ofCountry } = marketSharesOf(instrument);
    const shared = [
      { name: 'market', share: ofWorld },
      { name: `country ${country}`, share: ofCountry },
    ];
    const ownName = instrument.assetClass === 'FUTURE' ? instrument.baseSymbol : instrument.exchangeSymbol;
    return {
      own: this.of(ownName),
      ownName,
      ownShare: Math.max(0, 1 - ofWorld - ofCountry),
      common: shared
        .filter(({ share }) => share > 0)
        .map(({ name, share }) => ({ name, share, source: this.of(name) })),
    };
  }

  /** Normal steps of a source for each minute of a day and the closing call. Volatility varies by hour. */
  minutes(day: number, name: string): Float64Array {
    if (day !== this.#day) this.#minutes.clear();
    this.#day = day;
    const known = this.#minutes.get(name) ?? minuteSteps(this.#plan, day, name);
    this.#minutes.set(name, known);
    return known;
  }
}

const HOURS_KEEP = Math.exp(-1 / (MINUTES * VOLATILITY_BY_HOURS.memoryDays));
const HOURS_NEWS = VOLATILITY_BY_HOURS.sd * Math.sqrt(1 - HOURS_KEEP * HOURS_KEEP);

function minuteSteps({ seed }: HistoryPlan, day: number, name: string): Float64Array {
  const rng = seededRng(seed, streamOf(day, 'path', name));
  const steps = new Float64Array(MINUTES + 2);
  const rest = VOLATILITY_BY_HOURS.sd ** 2;
  let level = VOLATILITY_BY_HOURS.sd * quickNormal(rng);
  for (let minute = 1; minute < steps.length; minute += 1) {
    steps[minute] = Math.exp(level - rest) * quickNormal(rng);
    level = level * HOURS_KEEP + HOURS_NEWS * quickNormal(rng);
  }
  return steps;
}

/** Without variance of its own, volatility is that of the sources. */
function ownWildness({ own, ownShare }: PriceMix, day: number): number {
  return ownShare === 0 ? 1 : at(own.wildness, day);
}

/** Volatility of each day relative to the usual, without the common sources. */
export function wildnessOf(mix: PriceMix, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, day) => ownWildness(mix, day));
}

/** Moves of each day or night in daily volatilities, without the name's own volatility. */
export function movesOf(mix: PriceMix, key: 'days' | 'nights'): Float64Array {
  return mix.own[key].map((own, day) =>
    mix.common.reduce(
      (sum, { source, share }) => sum + Math.sqrt(share) * at(source.wildness, day) * at(source[key], day),
      Math.sqrt(mix.ownShare) * own,
    ),
  );
}

/** Steps of each minute of a day, in the same units. */
export function minutesOf(sources: PriceSources, mix: PriceMix, day: number): Float64Array {
  const root = Math.sqrt(mix.ownShare);
  const steps = sources.minutes(day, mix.ownName).map((step) => root * step);
  for (const { name, source, share } of mix.common) {
    const weight = Math.sqrt(share) * at(source.wildness, day);
    const common = sources.minutes(day, name);
    for (let minute = 0; minute < steps.length; minute += 1)
      steps[minute] = at(steps, minute) + weight * at(common, minute);
  }
  return steps;
}
