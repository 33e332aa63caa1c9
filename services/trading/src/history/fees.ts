import type { PastLiquidity } from '@meridian/history/tables/executions';
import type { Instrument } from '../reference/instrument.ts';

/** In basis points of the notional for shares; a contract costs the same whatever it does. */
const FEE_BPS: Readonly<Record<PastLiquidity, number>> = { add: -0.15, remove: 0.3, mid: 0.1, auction: 0.12 };
const FEE_A_CONTRACT_USD = 0.85;

/** `usdRate` is what one unit of the instrument's currency is worth. */
export function fillUsd(instrument: Instrument, lots: number, price: number, usdRate: number): number {
  const { lotSize, multiplier } = instrument;
  return Math.abs(price) * lots * lotSize * multiplier * usdRate;
}

export function feeUsd(instrument: Instrument, lots: number, usd: number, liquidity: PastLiquidity): number {
  return instrument.assetClass === 'FUTURE' ? FEE_A_CONTRACT_USD * lots : (usd * FEE_BPS[liquidity]) / 1e4;
}
