import type { AssetClass } from '@meridian/domain/asset-class';
import { TOXIC_HORIZON, type VenueFillSums, type VenueLiquidity } from '@meridian/domain/venue-fill-sums';
import type { TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';

/** By what today's fills can be chosen. */
export type LineKey = {
  readonly venue: string;
  readonly isBuy: boolean;
  readonly strat: string;
  readonly account: string;
  readonly allocAccount: string;
  readonly assetClass: AssetClass;
  readonly country: string | null;
};

/** Today's fills of one kind. The key is shared by all lines that have it. */
export type VenueLine = {
  readonly key: LineKey;
  readonly liquidity: VenueLiquidity;
  readonly cluster: number;
} & LinePlace;

/** Where the sums of a line are. */
export type LinePlace = {
  /** Those of many lines, each weighed by notional and then all alike. */
  readonly sums: Float64Array;
  /** Where its own begin. */
  readonly first: number;
};

/** A fill as markouts need it. Prices are half ticks. */
export type LineFill = {
  readonly sign: 1 | -1;
  readonly price: number;
  readonly usd: number;
  readonly qty: number;
  readonly bid: number | null;
  readonly ask: number | null;
};

/** A fill whose mids are still to come. */
export type MarkedFill = Pick<LineFill, 'sign' | 'price' | 'usd'> & {
  /** Half the spread that it met, in half ticks. 0 without a quote of two sides. */
  readonly half: number;
};

export function halfSpread({ bid, ask }: Pick<LineFill, 'bid' | 'ask'>): number {
  return bid === null || ask === null || bid <= 0 || ask <= bid ? 0 : (ask - bid) / 2;
}

type SumName = keyof Omit<VenueFillSums, 'venue' | 'liquidity' | 'cluster'>;

const SUM_NAMES = [
  'fills',
  'qty',
  'usd',
  'weight',
  'weight_squared',
  'quoted_weight',
  'effective',
  'quoted',
  'halves_weight',
  'halves',
  'weight_0',
  'markout_0',
  'weight_1',
  'markout_1',
  'weight_2',
  'markout_2',
  'weight_3',
  'markout_3',
  'weight_4',
  'markout_4',
] as const satisfies readonly SumName[];

const WIDTH = SUM_NAMES.length;
const HALVES: number = SUM_NAMES.indexOf('halves_weight');
const FIRST_HORIZON: number = SUM_NAMES.indexOf('weight_0');
const HORIZONS = (WIDTH - FIRST_HORIZON) / 2;
/** Where the sums begin that weigh all fills alike. */
const ALIKE = WIDTH;
const LINES_PER_BLOCK = 256;

/** The sums of many lines in a few buffers: as objects they were a sixth of what a collection of memory walks over. */
export class LineSums {
  #block = new Float64Array(0);
  #used = 0;

  /** All of them 0. */
  next(): LinePlace {
    if (this.#used === this.#block.length) {
      this.#block = new Float64Array(2 * WIDTH * LINES_PER_BLOCK);
      this.#used = 0;
    }
    this.#used += 2 * WIDTH;
    return { sums: this.#block, first: this.#used - 2 * WIDTH };
  }
}

export function addFill({ sums, first }: VenueLine, fill: LineFill): void {
  addTo(sums, first, fill, fill.usd);
  addTo(sums, first + ALIKE, fill, 1);
}

function addTo(sums: Float64Array, from: number, fill: LineFill, weight: number): void {
  const { sign, price, usd, qty, bid, ask } = fill;
  add(sums, from, 1);
  add(sums, from + 1, qty);
  add(sums, from + 2, usd);
  add(sums, from + 3, weight);
  add(sums, from + 4, weight * weight);
  if (bid === null || ask === null || bid <= 0 || ask <= bid) return;
  const mid = (bid + ask) / 2;
  add(sums, from + 5, weight);
  add(sums, from + 6, (weight * 20_000 * sign * (price - mid)) / mid);
  add(sums, from + 7, (weight * 10_000 * (ask - bid)) / mid);
}

/** The mid so long after the fill, by the number of the horizon. */
export function addMarkout(
  { sums, first }: VenueLine,
  { sign, price, usd, half }: MarkedFill,
  horizon: number,
  mid: number,
): void {
  if (horizon >= HORIZONS) throw new Error(`there is no horizon ${horizon}`);
  const bps = (10_000 * sign * (mid - price)) / price;
  const at = first + FIRST_HORIZON + 2 * horizon;
  add(sums, at, usd);
  add(sums, at + 1, usd * bps);
  add(sums, ALIKE + at, 1);
  add(sums, ALIKE + at + 1, bps);
  if (horizon !== TOXIC_HORIZON || half <= 0) return;
  const halves = (sign * (mid - price)) / half;
  add(sums, first + HALVES, usd);
  add(sums, first + HALVES + 1, usd * halves);
  add(sums, first + ALIKE + HALVES, 1);
  add(sums, first + ALIKE + HALVES + 1, halves);
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

export function totalOf(lines: readonly VenueLine[], isAlike: boolean): Readonly<Record<SumName, number>> {
  const from = isAlike ? ALIKE : 0;
  const totals = SUM_NAMES.map((name, at) => [
    name,
    lines.reduce((sum, { sums, first }) => sum + (sums[first + from + at] ?? 0), 0),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the type, by construction.
  return Object.fromEntries(totals) as Record<SumName, number>;
}

export type LineFilter = (line: LineKey) => boolean;

export function visibleLines({ asset_class, owned }: Pick<TodayVenuesQuestion, 'asset_class' | 'owned'>): LineFilter {
  const keys =
    owned === null ? null : new Set(owned.map(({ account, alloc_account }) => `${account}|${alloc_account}`));
  return (line) =>
    line.assetClass === asset_class && (keys === null || keys.has(`${line.account}|${line.allocAccount}`));
}

export function chosenLines({ country, strat, is_buy }: TodayVenuesQuestion): LineFilter {
  return (line) =>
    (country === null || line.country === country) &&
    (strat === null || line.strat === strat) &&
    (is_buy === null || line.isBuy === is_buy);
}
