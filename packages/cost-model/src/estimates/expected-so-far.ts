import { isAmount, isPositiveAmount } from '../is-amount.ts';
import { intervalVwapCost } from '../models/interval-vwap-cost.ts';
import { type CostModel, DEFAULT_COST_MODEL, uncertainCost } from '../models/uncertain-cost.ts';
import { QUOTE_NOISE_SPREADS, timingRisk } from '../models/uncertainty.ts';

/** An order under way; spread and sigma share one unit, and the costs come out in it. */
export type PartlyFilled = {
  readonly quantity: number;
  readonly filled: number;
  readonly adv: number;
  /** Own share of the volume that the order is planned at: 0 to 1. */
  readonly participation: number;
  readonly spread: number;
  readonly sigma: number;
};

export type ExpectedCost = { readonly mean: number; readonly sd: number };

export type ExpectedSoFar = { readonly arrival: ExpectedCost; readonly ivwap: ExpectedCost };

/** A schedule keeps within this share of the order on either side of its goal. */
const SCHEDULE_BAND = 0.05;

/**
 * What the filled part should have cost by now. Against arrival it carries the whole timing risk. Against the interval's
 * VWAP only what the order may stray from its schedule counts: the band's share of the order, of what is filled.
 */
export function expectedSoFar(order: PartlyFilled, model: CostModel = DEFAULT_COST_MODEL): ExpectedSoFar | null {
  const { quantity, filled, adv, spread, sigma } = order;
  if (!isPositiveAmount(filled) || !isPositiveAmount(adv) || !isPositiveAmount(order.participation)) return null;
  if (!isAmount(spread) || !isAmount(sigma)) return null;
  const participation = Math.min(1, order.participation);
  const risk = timingRisk(sigma, filled / (adv * participation));
  if (risk === null) return null;
  const noise = QUOTE_NOISE_SPREADS * spread;
  const found = uncertainCost({ quantity: filled, adv, participation, spread, sigma }, Math.hypot(risk, noise), model);
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
