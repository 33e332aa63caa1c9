import { isAmount, isPositiveAmount } from '../is-amount.ts';
import { intervalVwapCost } from '../models/interval-vwap-cost.ts';
import { type CostModel, costWithSd, DEFAULT_COST_MODEL } from '../models/uncertain-cost.ts';
import { QUOTE_NOISE_SPREADS, timingRisk } from '../models/uncertainty.ts';

/** A partly filled order. Spread, sigma and costs share one unit. */
export type PartlyFilled = {
  readonly quantity: number;
  readonly filled: number;
  readonly adv: number;
  /** The planned share of the volume, 0 to 1. */
  readonly participation: number;
  readonly spread: number;
  readonly sigma: number;
};

export type ExpectedCost = { readonly mean: number; readonly sd: number };

export type ExpectedSoFar = { readonly arrival: ExpectedCost; readonly ivwap: ExpectedCost };

/** A schedule stays within this share of the order around its goal. */
const SCHEDULE_BAND = 0.05;

/**
 * The expected cost of the filled part. Against arrival it includes the whole timing risk. Against interval VWAP only
 * the deviation from the schedule counts: the band, relative to the filled part.
 */
export function expectedSoFar(order: PartlyFilled, model: CostModel = DEFAULT_COST_MODEL): ExpectedSoFar | null {
  const { quantity, filled, adv, spread, sigma } = order;
  if (!isPositiveAmount(filled) || !isPositiveAmount(adv) || !isPositiveAmount(order.participation)) return null;
  if (!isAmount(spread) || !isAmount(sigma)) return null;
  const participation = Math.min(1, order.participation);
  const risk = timingRisk(sigma, filled / (adv * participation));
  if (risk === null) return null;
  const noise = QUOTE_NOISE_SPREADS * spread;
  const found = costWithSd({ quantity: filled, adv, participation, spread, sigma }, Math.hypot(risk, noise), model);
  if (found === null) return null;
  const strayed = Math.min(1, (SCHEDULE_BAND * quantity) / filled);
  return {
    arrival: { mean: found.cost.total, sd: found.sd },
    ivwap: {
      mean: intervalVwapCost(participation, found.cost.spread, 0),
      sd: (1 - participation) * Math.hypot(risk * strayed, noise),
    },
  };
}
