/** The best prices at an event, stored with it for the audit. */
export type MarketSnap = {
  readonly bidTicks: number | null;
  readonly bidLots: number;
  readonly askTicks: number | null;
  readonly askLots: number;
};

/** A price for a moment without two sides: the last one, else the previous close. In half ticks. */
export function priceHalfTicks(view: {
  readonly bidTicks: number | null;
  readonly askTicks: number | null;
  readonly lastTicks: number | null;
  readonly previousCloseTicks: number;
}): number | null {
  const mid = midHalfTicks(view);
  if (mid !== null) return mid;
  const ticks = view.lastTicks ?? view.previousCloseTicks;
  return ticks === 0 && view.lastTicks === null ? null : 2 * ticks;
}

/** Half ticks, because the mid of an odd spread lies between two ticks. Null without both sides. */
export function midHalfTicks(quote: {
  readonly bidTicks: number | null;
  readonly askTicks: number | null;
}): number | null {
  return quote.bidTicks === null || quote.askTicks === null ? null : quote.bidTicks + quote.askTicks;
}
