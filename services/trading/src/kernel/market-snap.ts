/** The best prices at the moment of an event, kept with it so that the audit can show what was seen. */
export type MarketSnap = {
  readonly bidTicks: number | null;
  readonly bidLots: number;
  readonly askTicks: number | null;
  readonly askLots: number;
};

/** Half ticks, because the middle of an odd spread lies between two ticks; null without both sides. */
export function midHalfTicks(quote: {
  readonly bidTicks: number | null;
  readonly askTicks: number | null;
}): number | null {
  return quote.bidTicks === null || quote.askTicks === null ? null : quote.bidTicks + quote.askTicks;
}
