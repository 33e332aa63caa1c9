import {
  COST_CURVE_ORDER_SIZES,
  type CostCurveOrderSize,
  type CostCurveRow,
} from '@meridian/domain/entities/cost-curve-row';
import { type CostModel, DEFAULT_COST_MODEL } from '../models/uncertain-cost.ts';
import { type CostEstimate, type CostPace, type CostUnavailable, estimateCost } from './cost-estimate.ts';
import { type CostFigures, costFigures } from './cost-figures.ts';
import type { CostMarket } from './cost-market.ts';

export type CostRange = { readonly level: number; readonly low: CostFigures; readonly high: CostFigures };

export type CostCurvePoint = CostCurveRow & {
  readonly participation: number;
  readonly minutes: number;
  readonly isStretched: boolean;
  readonly timingRisk: CostFigures;
  readonly sd: CostFigures;
  readonly ranges: readonly CostRange[];
};

export type CostCurve = { readonly kind: 'curve'; readonly points: readonly CostCurvePoint[] };

function curvePoint(size: CostCurveOrderSize, estimate: CostEstimate, market: CostMarket): CostCurvePoint {
  const arrival = costFigures(estimate.cost.total, market);
  const intervalVwap = costFigures(estimate.intervalVwap, market);
  return {
    order_size: size,
    cost_bps: arrival.bps,
    cost_contract: arrival.contract,
    cost_pct_spread: arrival.pctSpread,
    cost_ivwap_bps: intervalVwap.bps,
    cost_ivwap_contract: intervalVwap.contract,
    cost_ivwap_pct_spread: intervalVwap.pctSpread,
    participation: estimate.participation,
    minutes: estimate.minutes,
    isStretched: estimate.isStretched,
    timingRisk: costFigures(estimate.timingRisk, market),
    sd: costFigures(estimate.sd, market),
    ranges: estimate.bands.map(({ level, low, high }) => ({
      level,
      low: costFigures(low, market),
      high: costFigures(high, market),
    })),
  };
}

/** The cost of each order size of the desk at one pace. */
export function costCurve(
  market: CostMarket,
  pace: CostPace,
  model: CostModel = DEFAULT_COST_MODEL,
): CostCurve | CostUnavailable {
  const points: CostCurvePoint[] = [];
  for (const size of COST_CURVE_ORDER_SIZES) {
    const estimate = estimateCost(size, market, pace, model);
    if (estimate.kind === 'unavailable') return estimate;
    points.push(curvePoint(size, estimate, market));
  }
  return { kind: 'curve', points };
}
