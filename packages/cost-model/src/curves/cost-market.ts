import { isAmount, isPositiveAmount } from '../is-amount.ts';

/** What an estimate needs to know of an instrument; prices in its own currency. */
export type CostMarket = {
  readonly price: number;
  /** Null while unknown: it then counts as none. */
  readonly spread: number | null;
  /** Standard deviation of a day's price change, as a price, because a spread's price may be zero or negative. */
  readonly dailyMove: number;
  readonly adv: number;
  readonly multiplier: number;
  /** Length of the trading day. */
  readonly dayMinutes: number;
};

/** The daily move of an instrument whose volatility is known as a fraction; null where a fraction means nothing. */
export function dailyMove(sigma: number, price: number): number | null {
  return isPositiveAmount(price) && isAmount(sigma) ? sigma * price : null;
}

/** Whether a cost can be computed at all; an instrument without volume is told apart, as it is common. */
export function isCostMarket(market: CostMarket): boolean {
  const { price, spread, dailyMove, multiplier, dayMinutes } = market;
  const amounts = [spread ?? 0, dailyMove, multiplier];
  return Number.isFinite(price) && amounts.every(isAmount) && isPositiveAmount(dayMinutes);
}
