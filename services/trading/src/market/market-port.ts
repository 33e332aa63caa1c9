export type SessionPhase = 'closed' | 'opening-auction' | 'continuous' | 'closing-auction';

/** The current market of one instrument. Prices are ticks, or null without one. */
export type MarketView = {
  readonly bidTicks: number | null;
  readonly askTicks: number | null;
  readonly bidLots: number;
  readonly askLots: number;
  readonly lastTicks: number | null;
  readonly lastLots: number;
  readonly openTicks: number | null;
  readonly highTicks: number | null;
  readonly lowTicks: number | null;
  readonly previousCloseTicks: number;
  /** All prints of the day: continuous, auction and off-book, own ones included. */
  readonly dayLots: number;
  /** Sum of ticks times lots over the day, for the day's VWAP. */
  readonly dayTurnover: number;
  readonly phase: SessionPhase;
  /** The running auction: imbalance in lots, positive with more buyers, and the indicative price in ticks. */
  readonly auction: {
    readonly pairedLots: number;
    readonly imbalanceLots: number;
    readonly indicativeTicks: number | null;
  } | null;
  readonly updatedMs: number;
};

/** A print on the tape. `isCountable` is false for auctions, blocks and off-book prints, which POV ignores. */
export type MarketTrade = {
  readonly instrument: number;
  readonly atMs: number;
  readonly priceHalfTicks: number;
  readonly lots: number;
  readonly venue: string;
  readonly isCountable: boolean;
  /** Our child order in it. Null for none. */
  readonly ownChildId: number | null;
};

export type TradingDay = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly openMs: number;
  readonly closeMs: number;
};

export type BookLevel = { readonly ticks: number; readonly lots: number };

/** The best levels of a book, best first, at most DEPTH per side. */
export type BookSides = { readonly bids: readonly BookLevel[]; readonly asks: readonly BookLevel[] };

/** Visible levels per side. */
export const DEPTH = 5;

/** The market that algorithms and columns read. It is read-only. */
export type MarketPort = {
  view(instrument: number): MarketView;
  /** Empty while no vendor is trusted or the instrument is not in continuous trading. */
  depth(instrument: number): BookSides;
  day(): TradingDay;
  /** False while no vendor is trusted. Views then keep their last state. */
  isLive(): boolean;
  onTrade(handler: (trade: MarketTrade) => void): void;
  /** Called with the instruments whose view changed since the last call. */
  onViews(handler: (instruments: readonly number[]) => void): void;
};
