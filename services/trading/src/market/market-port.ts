export type SessionPhase = 'closed' | 'opening-auction' | 'continuous' | 'closing-auction';

/** The market of one instrument as of now; prices are ticks, null while there is none. */
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
  /** Imbalance of a running auction in lots, positive when buyers are more; indicative price in ticks. */
  readonly auction: {
    readonly pairedLots: number;
    readonly imbalanceLots: number;
    readonly indicativeTicks: number | null;
  } | null;
  readonly updatedMs: number;
};

/** A print on the tape; `isCountable` is false for auctions, blocks and off-book prints, which POV ignores. */
export type MarketTrade = {
  readonly instrument: number;
  readonly atMs: number;
  readonly priceHalfTicks: number;
  readonly lots: number;
  readonly venue: string;
  readonly isCountable: boolean;
  /** The child order of ours in it, if any. */
  readonly ownChildId: number | null;
};

export type TradingDay = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly openMs: number;
  readonly closeMs: number;
};

export type BookLevel = { readonly ticks: number; readonly lots: number };

/** The best levels of a book, the best first; no more than DEPTH on a side. */
export type BookSides = { readonly bids: readonly BookLevel[]; readonly asks: readonly BookLevel[] };

/** Levels on each side that a desk can see. */
export const DEPTH = 5;

/** What algorithms and columns read of the market; nothing here is sent anywhere. */
export type MarketPort = {
  view(instrument: number): MarketView;
  /** Empty while no vendor can be trusted, and while the instrument does not trade continuously. */
  depth(instrument: number): BookSides;
  day(): TradingDay;
  /** False while no vendor can be trusted: views stand as they were last seen. */
  isLive(): boolean;
  onTrade(handler: (trade: MarketTrade) => void): void;
  /** Called with the instruments whose view changed since the last call. */
  onViews(handler: (instruments: readonly number[]) => void): void;
};
