import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import type { Rng } from '@meridian/cost-model/sfc32';
import type { InstrumentModel } from '../instrument-model.ts';

const LOG_SD = 1;
const MEAN_CORRECTION = (LOG_SD * LOG_SD) / 2;

/** Whole lots, or round lots from two round lots on. */
export function wholeLots(lots: number, roundLots: number): number {
  if (lots >= 2 * roundLots) return Math.round(lots / roundLots) * roundLots;
  return Math.max(1, Math.round(lots));
}

/** Lognormal around the mean, like real market orders. */
export function marketOrderLots(model: InstrumentModel, rng: Rng): number {
  const factor = Math.exp(LOG_SD * standardNormal(rng) - MEAN_CORRECTION);
  return wholeLots(model.meanLots * factor, model.roundLots);
}

/** Resting orders have the size of trades, with less variation. */
export function restingOrderLots(model: InstrumentModel, rng: Rng): number {
  return wholeLots(model.meanLots * (0.3 + 1.4 * rng.unit()), model.roundLots);
}
