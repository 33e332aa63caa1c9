import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import { type OrderSide, sideSign } from './order-side.ts';

export type ShortfallTerms = {
  readonly order_side: OrderSide;
  readonly order_qty: number;
  readonly filled_qty: number;
  readonly avg_fill_price: Maybe<number>;
  /** Mid prices at the decision, at the start and at the end. */
  readonly decision_price: Maybe<number>;
  readonly arrival_price: Maybe<number>;
  readonly end_price: Maybe<number>;
  /** Units of the underlying per contract; 1 for shares. */
  readonly multiplier: number;
  readonly usdPerUnit: Maybe<number>;
  /** In US dollars; a rebate is negative. */
  readonly fees_usd: number;
};

/** The loss against a paper portfolio that trades everything at the decision price (Perold). */
export type ImplementationShortfall = {
  /** The price move before the order started. */
  readonly delay_usd: number;
  /** Fills were more expensive than the arrival price. */
  readonly trading_usd: number;
  /** The price move on the unfilled quantity. */
  readonly opportunity_usd: number;
  readonly fees_usd: number;
  /** The sum of the four parts, to the cent. */
  readonly shortfall_usd: number;
  /** In bps of the paper portfolio. Null when its price is not positive. */
  readonly shortfall_bps: number | null;
};

/** Half a cent that was added up in another order differs in its last bits, and must not become another cent. */
function roundedCents(usd: number): number {
  return Math.round(Math.round(1e8 * usd) / 1e6);
}

/** Zero is never negative, so that no −0.00 is shown. */
function wholeCents(usd: number): number {
  return roundedCents(usd) + 0;
}

/** A price for a zero quantity may be missing. Null when a required price is missing. */
function needed(price: Maybe<number>, quantity: number): number | null {
  return quantity === 0 ? 0 : finiteNumber(price);
}

/** Positive is a loss, on either side. */
export function implementationShortfall(terms: ShortfallTerms): ImplementationShortfall | null {
  const { filled_qty: filled, order_qty: ordered, multiplier } = terms;
  const left = ordered - filled;
  const decision = finiteNumber(terms.decision_price);
  const average = needed(terms.avg_fill_price, filled);
  const end = needed(terms.end_price, left);
  const rate = finiteNumber(terms.usdPerUnit);
  if (decision === null || average === null || end === null || rate === null || !(ordered > 0)) return null;
  // Without an arrival price, the whole move since the decision counts as trading.
  const arrival = finiteNumber(terms.arrival_price) ?? decision;
  const usd = sideSign(terms.order_side) * multiplier * rate;
  const delayUsd = filled * (arrival - decision) * usd;
  const tradingUsd = filled * (average - arrival) * usd;
  const opportunityUsd = left * (end - decision) * usd;
  const feesUsd = terms.fees_usd;
  let delay = wholeCents(delayUsd);
  let trading = wholeCents(tradingUsd);
  let opportunity = wholeCents(opportunityUsd);
  let fees = wholeCents(feesUsd);
  // Cents add up to the total: the rounding error goes to the largest part, of equal ones the first.
  const error = roundedCents(delayUsd + tradingUsd + opportunityUsd + feesUsd) - (delay + trading + opportunity + fees);
  const largest = Math.max(Math.abs(delayUsd), Math.abs(tradingUsd), Math.abs(opportunityUsd), Math.abs(feesUsd));
  if (Math.abs(delayUsd) === largest) delay += error;
  else if (Math.abs(tradingUsd) === largest) trading += error;
  else if (Math.abs(opportunityUsd) === largest) opportunity += error;
  else fees += error;
  const whole = delay + trading + opportunity + fees;
  const paper = ordered * decision * multiplier * rate;
  return {
    delay_usd: delay / 100,
    trading_usd: trading / 100,
    opportunity_usd: opportunity / 100,
    fees_usd: fees / 100,
    shortfall_usd: whole / 100,
    shortfall_bps: paper > 0 ? (100 * whole) / paper : null,
  };
}
