/** After a fill, in milliseconds: where a venue's markouts are looked at. */
export const VENUE_HORIZONS_MS = [100, 1_000, 10_000, 60_000, 300_000] as const;
/** The place of the second in which resting fills are judged. */
export const TOXIC_HORIZON: number = VENUE_HORIZONS_MS.indexOf(1_000);

export type VenueLiquidity = 'add' | 'remove' | 'mid' | 'auction';

/** Sums over fills, from which every figure of a venue is worked out. Products are weight times basis points. */
export type VenueFillSums = {
  /** Market identifier code. */
  readonly venue: string;
  readonly liquidity: VenueLiquidity;
  /** What moved together: a group of days and symbols. */
  readonly cluster: number;
  readonly fills: number;
  readonly qty: number;
  readonly usd: number;
  readonly weight: number;
  readonly weight_squared: number;
  /** Of fills with a quote. */
  readonly quoted_weight: number;
  readonly effective: number;
  readonly quoted: number;
  /** Of fills with a quote and a mid after a second. */
  readonly halves_weight: number;
  /** The markout after a second, of each fill in half spreads of its own. */
  readonly halves: number;
  /** Of fills with a mid at that horizon. */
  readonly weight_0: number;
  readonly markout_0: number;
  readonly weight_1: number;
  readonly markout_1: number;
  readonly weight_2: number;
  readonly markout_2: number;
  readonly weight_3: number;
  readonly markout_3: number;
  readonly weight_4: number;
  readonly markout_4: number;
};

/** What was sent to a venue and what of it was filled, in shares or contracts. */
export type VenueSent = { readonly venue: string; readonly sent: number; readonly filled: number };
