/** Running sums of one instrument's market. The difference of two marks describes an interval. */
export type TapeMark = {
  readonly atMs: number;
  /** All prints, own ones and auctions included, and the sum of half ticks times lots over them. */
  readonly lots: number;
  readonly value: number;
  /** Prints that participation counts. */
  readonly countableLots: number;
  /** Milliseconds with two sides quoted, and the integrals of the spread in ticks and the mid in half ticks over them. */
  readonly quotedMs: number;
  readonly spreadMs: number;
  readonly midMs: number;
};

export const EMPTY_MARK: TapeMark = {
  atMs: 0,
  lots: 0,
  value: 0,
  countableLots: 0,
  quotedMs: 0,
  spreadMs: 0,
  midMs: 0,
};

export type TapeInterval = {
  readonly lots: number;
  readonly countableLots: number;
  /** In half ticks; null while nothing traded. */
  readonly vwapHalfTicks: number | null;
  /** Time-weighted; null while nothing was quoted on both sides. */
  readonly spreadTicks: number | null;
  readonly midHalfTicks: number | null;
};

export function intervalBetween(start: TapeMark, end: TapeMark): TapeInterval {
  const lots = end.lots - start.lots;
  const quotedMs = end.quotedMs - start.quotedMs;
  return {
    lots,
    countableLots: end.countableLots - start.countableLots,
    vwapHalfTicks: lots > 0 ? (end.value - start.value) / lots : null,
    spreadTicks: quotedMs > 0 ? (end.spreadMs - start.spreadMs) / quotedMs : null,
    midHalfTicks: quotedMs > 0 ? (end.midMs - start.midMs) / quotedMs : null,
  };
}
