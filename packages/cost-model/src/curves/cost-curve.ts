import {
  COST_CURVE_ORDER_SIZES,
  type CostCurveOrderSize,
  type CostCurveRow,
} from '@meridian/domain/entities/cost-curve-row';
import { type CostBand, costBands } from '../models/cost-band.ts';
import { type CostModel, DEFAULT_COST_MODEL } from '../models/uncertain-cost.ts';
import { type CostEstimate, type CostPace, type CostUnavailable, estimateCost } from './cost-estimate.ts';
import { type CostFigures, costFigures } from './cost-figures.ts';
import type { CostMarket } from './cost-market.ts';

export type CostRange = { readonly level: number; readonly low: CostFigures; readonly high: CostFigures };

/** The parts of a cost; the last three describe the path of the price. */
export type CostSplit = {
  readonly spread: CostFigures;
  readonly impact: CostFigures;
  readonly peak: CostFigures;
  readonly permanent: CostFigures;
  readonly temporary: CostFigures;
};

/** What an order of any size costs, in every unit. */
export type CostPoint = Omit<CostCurveRow, 'order_size'> & {
  readonly kind: 'point';
  readonly participation: number;
  readonly minutes: number;
  readonly isStretched: boolean;
  readonly split: CostSplit;
  readonly timingRisk: CostFigures;
  readonly sd: CostFigures;
  readonly meanSd: CostFigures;
  /** Where one order may end. */
  readonly ranges: readonly CostRange[];
  /** Where the mean lies. */
  readonly meanRanges: readonly CostRange[];
};

export type CostCurvePoint = CostPoint & { readonly order_size: CostCurveOrderSize };

export type CostCurve = { readonly kind: 'curve'; readonly points: readonly CostCurvePoint[] };

function inUnits(bands: readonly CostBand[], market: CostMarket): readonly CostRange[] {
  return bands.map(({ level, low, high }) => ({
    level,
    low: costFigures(low, market),
    high: costFigures(high, market),
  }));
}

function pointOf(estimate: CostEstimate, market: CostMarket): CostPoint {
  const figures = (price: number) => costFigures(price, market);
  const { cost, meanSd } = estimate;
  const arrival = figures(cost.total);
  const intervalVwap = figures(estimate.intervalVwap);
  return {
    kind: 'point',
    cost_bps: arrival.bps,
    cost_contract: arrival.contract,
    cost_pct_spread: arrival.pctSpread,
    cost_ivwap_bps: intervalVwap.bps,
    cost_ivwap_contract: intervalVwap.contract,
    cost_ivwap_pct_spread: intervalVwap.pctSpread,
    participation: estimate.participation,
    minutes: estimate.minutes,
    isStretched: estimate.isStretched,
    split: {
      spread: figures(cost.spread),
      impact: figures(cost.impact),
      peak: figures(cost.peak),
      permanent: figures(cost.permanent),
      temporary: figures(cost.temporary),
    },
    timingRisk: figures(estimate.timingRisk),
    sd: figures(estimate.sd),
    meanSd: figures(meanSd),
    ranges: inUnits(estimate.bands, market),
    meanRanges: inUnits(costBands(cost.total, meanSd), market),
  };
}

/** The cost of one order at one pace. */
export function costPoint(
  quantity: number,
  market: CostMarket,
  pace: CostPace,
  model: CostModel = DEFAULT_COST_MODEL,
): CostPoint | CostUnavailable {
  const estimate = estimateCost(quantity, market, pace, model);
  return estimate.kind === 'unavailable' ? estimate : pointOf(estimate, market);
}

/** The cost of each order size of the desk at one pace. */
export function costCurve(
  market: CostMarket,
  pace: CostPace,
  model: CostModel = DEFAULT_COST_MODEL,
): CostCurve | CostUnavailable {
  const points: CostCurvePoint[] = [];
  for (const size of COST_CURVE_ORDER_SIZES) {
    const point = costPoint(size, market, pace, model);
    if (point.kind === 'unavailable') return point;
    points.push({ order_size: size, ...point });
  }
  return { kind: 'curve', points };
}
