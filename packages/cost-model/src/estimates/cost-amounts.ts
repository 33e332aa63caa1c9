import { costFigures } from '../curves/cost-figures.ts';
import type { EstimateMarket } from './estimate-market.ts';

/** A cost per share or contract, in the trader's units. */
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
    // A spread's price is not a valid base for a fraction, even when it is positive.
    bps: assetSubClass === null ? bps : null,
    ticks: price / tickSize,
    usd: usdRate === null ? null : contract * quantity * usdRate,
  };
}
