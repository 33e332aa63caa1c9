import { costFigures } from '../curves/cost-figures.ts';
import type { EstimateMarket } from './estimate-market.ts';

/** A cost of so much a share or contract, in the units that a trader reads. */
export type CostAmounts = {
  /** Null for a calendar spread, and where the price is not positive. */
  readonly bps: number | null;
  readonly ticks: number;
  /** Cost of the whole quantity, in dollars. Null without an exchange rate. */
  readonly usd: number | null;
};

export function costAmounts(price: number, quantity: number, market: EstimateMarket): CostAmounts {
  const { assetSubClass, tickSize, usdRate } = market;
  const { bps, contract } = costFigures(price, market.cost);
  return {
    // A spread's price is no base for a fraction, though it may be positive by chance.
    bps: assetSubClass === null ? bps : null,
    ticks: price / tickSize,
    usd: usdRate === null ? null : contract * quantity * usdRate,
  };
}
