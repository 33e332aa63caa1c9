import type { PastLiquidity } from '@meridian/history/tables/executions';
import type { Instrument } from './instrument.ts';

/** In basis points of notional for equities. A contract has a fixed fee. */
const FEE_BPS: Readonly<Record<PastLiquidity, number>> = { add: -0.15, remove: 0.3, mid: 0.1, auction: 0.12 };
const FEE_A_CONTRACT_USD = 0.85;

/** `usdRate` is US dollars per unit of the instrument's currency. */
export function fillUsd(instrument: Instrument, lots: number, price: number, usdRate: number): number {
  const { lotSize, multiplier } = instrument;
  return Math.abs(price) * lots * lotSize * multiplier * usdRate;
}

export function feeUsd(instrument: Instrument, lots: number, usd: number, liquidity: PastLiquidity): number {
  return instrument.assetClass === 'FUTURE' ? FEE_A_CONTRACT_USD * lots : (usd * FEE_BPS[liquidity]) / 1e4;
}

/** Fees of fills of an instrument: the value in US dollars by liquidity, and the contracts. */
export function feesUsd(
  instrument: Instrument,
  lots: number,
  usdBy: Readonly<Partial<Record<PastLiquidity, number>>>,
): number {
  if (instrument.assetClass === 'FUTURE') return FEE_A_CONTRACT_USD * lots;
  const { add = 0, remove = 0, mid = 0, auction = 0 } = usdBy;
  return (add * FEE_BPS.add + remove * FEE_BPS.remove + mid * FEE_BPS.mid + auction * FEE_BPS.auction) / 1e4;
}
