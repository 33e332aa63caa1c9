import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { estimateCost } from '../curves/cost-estimate.ts';
import { type CostAmounts, costAmounts } from './cost-amounts.ts';
import { estimateMarket } from './estimate-market.ts';
import { spreadMet } from './spread-paid.ts';
import type { AmountRange } from './estimate-order.ts';

export type ParticipationPoint = {
  /** From 0 to 1. */
  readonly participation: number;
  readonly cost: CostAmounts;
  readonly risk: CostAmounts;
  readonly ranges: readonly AmountRange[];
};

const STEP_PERCENT = 0.5;
const MAX_PERCENT = 30;

/** Cost and risk of a quantity for several participation rates. Empty without market-impact data. */
export function participationCurve(facts: InstrumentFacts, quantity: number): readonly ParticipationPoint[] {
  const market = estimateMarket(facts);
  if (market === null) return [];
  // Uses the spread that POV pays, so that the estimate of a POV order lies on the curve.
  const { met: spread, earned } = spreadMet('pov', market.assetClass, market.cost.spread ?? 0);
  const met = { ...market.cost, spread };
  const amounts = (price: number) => costAmounts(price, quantity, market);
  const rates = Array.from({ length: MAX_PERCENT / STEP_PERCENT }, (_, step) => ((step + 1) * STEP_PERCENT) / 100);
  return rates.flatMap((participation) => {
    const found = estimateCost(quantity, met, { kind: 'participation', participation });
    if (found.kind === 'unavailable') return [];
    return {
      participation,
      cost: amounts(found.cost.total + earned),
      risk: amounts(found.timingRisk),
      ranges: found.bands.map(({ level, low, high }) => ({
        level,
        low: amounts(low + earned),
        high: amounts(high + earned),
      })),
    };
  });
}
