import type { CostMarket } from './cost-market.ts';

/** One cost in the three units that the desk reads. */
export type CostFigures = {
  /** Null where the price is not positive. */
  readonly bps: number | null;
  readonly contract: number;
  /** Null without a spread. */
  readonly pctSpread: number | null;
};

export function costFigures(cost: number, market: CostMarket): CostFigures {
  const { price, spread, multiplier } = market;
  return {
    bps: price > 0 ? (10_000 * cost) / price : null,
    contract: cost * multiplier,
    pctSpread: spread === null || spread <= 0 ? null : (100 * cost) / spread,
  };
}
