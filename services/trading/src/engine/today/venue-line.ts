import type { AssetClass } from '@meridian/domain/asset-class';
import type { VenueFillSums, VenueLiquidity } from '@meridian/domain/venue-fill-sums';
import type { TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';

type Sums = { -readonly [Name in keyof Omit<VenueFillSums, 'venue' | 'liquidity' | 'cluster'>]: number };

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

/** Today's fills of one kind, weighed by notional and all alike. */
export type VenueLine = LineKey & {
  readonly liquidity: VenueLiquidity;
  readonly cluster: number;
  readonly byNotional: Sums;
  readonly alike: Sums;
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

const WEIGHTS = ['weight_0', 'weight_1', 'weight_2', 'weight_3', 'weight_4'] as const;
const MARKOUTS = ['markout_0', 'markout_1', 'markout_2', 'markout_3', 'markout_4'] as const;

export function noSums(): Sums {
  return {
    fills: 0,
    qty: 0,
    usd: 0,
    weight: 0,
    weight_squared: 0,
    quoted_weight: 0,
    effective: 0,
    quoted: 0,
    weight_0: 0,
    markout_0: 0,
    weight_1: 0,
    markout_1: 0,
    weight_2: 0,
    markout_2: 0,
    weight_3: 0,
    markout_3: 0,
    weight_4: 0,
    markout_4: 0,
  };
}

export function addFill(line: VenueLine, fill: LineFill): void {
  addTo(line.byNotional, fill, fill.usd);
  addTo(line.alike, fill, 1);
}

function addTo(sums: Sums, { sign, price, usd, qty, bid, ask }: LineFill, weight: number): void {
  sums.fills += 1;
  sums.qty += qty;
  sums.usd += usd;
  sums.weight += weight;
  sums.weight_squared += weight * weight;
  if (bid === null || ask === null || bid <= 0 || ask <= bid) return;
  const mid = (bid + ask) / 2;
  sums.quoted_weight += weight;
  sums.effective += (weight * 20_000 * sign * (price - mid)) / mid;
  sums.quoted += (weight * 10_000 * (ask - bid)) / mid;
}

/** The mid so long after the fill, by the number of the horizon. */
export function addMarkout(
  line: VenueLine,
  { sign, price, usd }: Pick<LineFill, 'sign' | 'price' | 'usd'>,
  horizon: number,
  mid: number,
): void {
  const [weightName, markoutName] = [WEIGHTS[horizon], MARKOUTS[horizon]];
  if (weightName === undefined || markoutName === undefined) throw new Error(`there is no horizon ${horizon}`);
  const bps = (10_000 * sign * (mid - price)) / price;
  line.byNotional[weightName] += usd;
  line.byNotional[markoutName] += usd * bps;
  line.alike[weightName] += 1;
  line.alike[markoutName] += bps;
}

export function addSums(to: Sums, from: Sums): void {
  for (const name of SUM_NAMES) to[name] += from[name];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the type, by construction.
const SUM_NAMES = Object.keys(noSums()) as (keyof Sums)[];

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
