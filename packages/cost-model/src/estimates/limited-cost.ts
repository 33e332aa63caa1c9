import { UncertainSpread } from '../statistics/uncertain-spread.ts';

/** The cost of what fills under a limit, and how likely the limit lets it. */
export type LimitedCost = {
  readonly mean: number;
  /** 0 to 1. */
  readonly chance: number;
  /** The range in the middle that holds a share of what fills. */
  readonly range: (level: number) => { readonly low: number; readonly high: number };
};

/** Below this nothing can be said of what would fill. */
const MIN_CHANCE = 0.01;

/** How far a cost may be off: what the market moves, by a volatility that nobody knows, and what is noise. */
export type CostRisk = { readonly market: number; readonly noise: number };

/** A cost that cannot exceed what the limit leaves; null where the limit is out of reach. */
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
