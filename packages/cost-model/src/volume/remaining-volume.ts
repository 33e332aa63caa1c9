import { clamp } from '../clamp.ts';
import { isAmount } from '../is-amount.ts';

/** Uncertainty of the average day and of a day's own volume, as standard deviations of a logarithm. */
export const PRIOR_SD = 0.35;
const OBSERVED_SD = 0.2;
/** A day twenty times busier or quieter than usual is a data error or a halt. */
const MAX_SURPRISE = Math.log(20);

export type RemainingVolume = {
  /** 0 uses the average day, 1 uses today. */
  readonly weight: number;
  readonly remaining: number;
};

/** The volume left today, from the average day and the volume so far. */
export function remainingVolume(average: number, share: number, observed: number): RemainingVolume {
  const done = clamp(Number.isFinite(share) ? share : 0, 0, 1);
  if (!isAmount(average) || average === 0) return { weight: 0, remaining: 0 };
  if (done === 0 || !isAmount(observed)) return { weight: 0, remaining: average * (1 - done) };
  const surprise = clamp(Math.log(observed / (average * done)), -MAX_SURPRISE, MAX_SURPRISE);
  const prior = PRIOR_SD * PRIOR_SD;
  const weight = prior / (prior + (OBSERVED_SD * OBSERVED_SD * (1 - done)) / done);
  return { weight, remaining: average * (1 - done) * Math.exp(weight * surprise) };
}
