/** The best prices at an event, stored with it for the audit. */
export type MarketSnap = {
  readonly bidTicks: number | null;
  readonly bidLots: number;
  readonly askTicks: number | null;
  readonly askLots: number;
};

/** Half ticks, because the mid of an odd spread lies between two ticks. Null without both sides. */
export function midHalfTicks(quote: {
  readonly bidTicks: number | null;
  readonly askTicks: number | null;
}): number | null {
  return quote.bidTicks === null || quote.askTicks === null ? null : quote.bidTicks + quote.askTicks;
}
