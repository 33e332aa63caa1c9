import { isAmount, isPositiveAmount } from '../is-amount.ts';

/** The market data of an estimate. Prices are in the instrument's currency. */
export type CostMarket = {
  readonly price: number;
  /** Null when unknown. It then counts as zero. */
  readonly spread: number | null;
  /** Standard deviation of a day's price change, as a price, because a spread's price may be zero or negative. */
  readonly dailyMove: number;
  readonly adv: number;
  readonly multiplier: number;
  /** Length of the trading day. */
  readonly dayMinutes: number;
};

/** The daily move from a volatility fraction. Null where a fraction means nothing. */
export function dailyMove(sigma: number, price: number): number | null {
  return isPositiveAmount(price) && isAmount(sigma) ? sigma * price : null;
}

/** Whether a cost can be computed. An instrument without volume is reported separately, because it is common. */
export function isCostMarket(market: CostMarket): boolean {
  const { price, spread, dailyMove, multiplier, dayMinutes } = market;
  const amounts = [spread ?? 0, dailyMove, multiplier];
  return Number.isFinite(price) && amounts.every(isAmount) && isPositiveAmount(dayMinutes);
}
