import { UncertainSpread } from '../statistics/uncertain-spread.ts';

/** The cost of the part that fills under a limit, and the probability of a fill. */
export type LimitedCost = {
  readonly mean: number;
  /** 0 to 1. */
  readonly chance: number;
  /** The central range with this share of outcomes. */
  readonly range: (level: number) => { readonly low: number; readonly high: number };
};

/** Below this probability no estimate is given. */
const MIN_CHANCE = 0.01;

/** The uncertainty of a cost: market moves with uncertain volatility, and noise. */
export type CostRisk = { readonly market: number; readonly noise: number };

/** A cost that cannot exceed the room to the limit. Null when the limit is out of reach. */
export function limitedCost(mean: number, { market, noise }: CostRisk, room: number): LimitedCost | null {
  if (market === 0 && noise === 0)
    return mean <= room ? { mean, chance: 1, range: () => ({ low: mean, high: mean }) } : null;
  const spread = new UncertainSpread(market, noise);
  const chance = room === Infinity ? 1 : spread.share(room - mean);
  if (!(chance >= MIN_CHANCE)) return null;
  const at = (share: number) => Math.min(room, mean + spread.quantile(share * chance));
  return {
    mean: room === Infinity ? mean : mean + spread.meanBelow(room - mean),
    chance,
    range: (level) => ({ low: at((1 - level) / 2), high: at((1 + level) / 2) }),
  };
}
