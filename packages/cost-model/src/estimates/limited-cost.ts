import { normalDensity, normalShare } from '../statistics/normal-share.ts';
import { normalQuantile } from '../statistics/normal-quantile.ts';

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

/** A cost that is spread normally and cannot exceed what the limit leaves; null where the limit is out of reach. */
export function limitedCost(mean: number, sd: number, room: number): LimitedCost | null {
  if (sd === 0) return mean <= room ? { mean, chance: 1, range: () => ({ low: mean, high: mean }) } : null;
  const reach = (room - mean) / sd;
  const chance = normalShare(reach);
  if (!(chance >= MIN_CHANCE)) return null;
  const at = (share: number) => Math.min(room, mean + sd * normalQuantile(share * chance));
  return {
    mean: mean - (sd * normalDensity(reach)) / chance,
    chance,
    range: (level) => ({ low: at((1 - level) / 2), high: at((1 + level) / 2) }),
  };
}
