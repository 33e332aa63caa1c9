import { UncertainSpread } from '../statistics/uncertain-spread.ts';

export type CostRange = { readonly low: number; readonly high: number };

/** The cost of an order under a limit, for one share or contract of the whole order. */
export type LimitedCost = {
  /** The part that fills at its cost, and the part that does not at the market's move. */
  readonly mean: number;
  /** The probability of a fill, 0 to 1. */
  readonly chance: number;
  /** What the unfilled part is expected to lose by the end. Part of the mean. */
  readonly opportunity: number;
  /** The central range with this share of outcomes. */
  readonly range: (level: number) => CostRange;
  /** The same of what fills, where it does. */
  readonly filledRange: (level: number) => CostRange;
};

/** The uncertainty of a cost: market moves with uncertain volatility, and noise. */
export type CostRisk = { readonly market: number; readonly noise: number };

/** Below this chance to fill a limit is out of reach, and no estimate of an order is given. */
export const MIN_CHANCE = 0.01;

/** From the average of an even path of the market to its end: covariance ½ over variance ⅓. */
const END_TO_AVERAGE = 1.5;
const HALVINGS = 60;
const MAX_SDS = 14;

/**
 * A limit chooses its fills: they are cheap because the market came to it, and what is left has seen the market go. So
 * the unfilled part is priced at the end, and an order under a limit never costs less than its chance to fill allows.
 */
export function limitedCost(mean: number, { market, noise }: CostRisk, room: number): LimitedCost {
  if (market === 0 && noise === 0) return certainCost(mean, room);
  const spread = new UncertainSpread(market, noise);
  const chance = room === Infinity ? 1 : spread.share(room - mean);
  const missed = room === Infinity ? 0 : spread.momentAbove(room - mean);
  const opportunity = END_TO_AVERAGE * missed;
  const filledAt = (share: number) => Math.min(room, mean + spread.quantile(share * chance));
  const at = (share: number) => outcomeAt(share, { mean, room, chance, spread });
  return {
    mean: chance * mean - missed + opportunity,
    chance,
    opportunity,
    range: central(at),
    filledRange: central(chance > 0 ? filledAt : at),
  };
}

function central(of: (share: number) => number): (level: number) => CostRange {
  return (level) => ({ low: of((1 - level) / 2), high: of((1 + level) / 2) });
}

function certainCost(mean: number, room: number): LimitedCost {
  const cost = mean <= room ? mean : 0;
  const range = () => ({ low: cost, high: cost });
  return { mean: cost, chance: mean <= room ? 1 : 0, opportunity: 0, range, filledRange: range };
}

type Outcomes = Pick<LimitedCost, 'mean' | 'chance'> & { readonly room: number; readonly spread: UncertainSpread };

/** The outcome that a share of all do not exceed: the cost of a fill, or the market's move without one. */
function outcomeAt(share: number, { mean, room, chance, spread }: Outcomes): number {
  if (room === Infinity) return mean + spread.quantile(share);
  const below = (value: number) =>
    spread.share(Math.min(value, room) - mean) + Math.max(0, spread.share(value / END_TO_AVERAGE) - chance);
  const reach = MAX_SDS * END_TO_AVERAGE * spread.sd + Math.abs(mean);
  let [low, high] = [-reach, reach];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
