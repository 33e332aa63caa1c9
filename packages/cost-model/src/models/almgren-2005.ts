import { isAmount, isPositiveAmount } from '../is-amount.ts';

export type Almgren2005Order = {
  readonly quantity: number;
  readonly adv: number;
  /** Shares outstanding; null for a future, which has none. */
  readonly sharesOutstanding: number | null;
  /** Daily volatility, in the unit of the cost. */
  readonly sigma: number;
  /** Days of volume time. */
  readonly days: number;
};

export type Almgren2005Cost = {
  readonly permanent: number;
  readonly temporary: number;
  /** The average cost: half of the permanent impact plus all of the temporary impact. */
  readonly total: number;
};

const GAMMA = 0.314;
const ETA = 0.142;
const TURNOVER_EXPONENT = 0.25;
const RATE_EXPONENT = 0.6;

/** Direct estimation of equity market impact (Almgren, Thum, Hauptmann, Li). Null without volume or time. */
export function almgren2005Cost(order: Almgren2005Order): Almgren2005Cost | null {
  const { quantity, adv, sharesOutstanding, sigma, days } = order;
  if (!isAmount(quantity) || !isAmount(sigma) || !isPositiveAmount(adv) || !isPositiveAmount(days)) return null;
  if (sharesOutstanding !== null && !isPositiveAmount(sharesOutstanding)) return null;
  const turnover = sharesOutstanding === null ? 1 : (sharesOutstanding / adv) ** TURNOVER_EXPONENT;
  const permanent = GAMMA * sigma * (quantity / adv) * turnover;
  const temporary = ETA * sigma * (quantity / adv / days) ** RATE_EXPONENT;
  const total = permanent / 2 + temporary;
  return Number.isFinite(total) ? { permanent, temporary, total } : null;
}
