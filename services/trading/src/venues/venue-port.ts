import type { MarketView } from '../market/market-port.ts';

/** +1 buys, −1 sells: arithmetic on sides needs no branch. */
export type SideSign = 1 | -1;

/** How an order rests or takes; a conditional is not firm until it is invited and firmed up. */
export type VenueOrderKind =
  | 'limit'
  | 'market'
  | 'mid-peg'
  | 'opening-auction'
  | 'closing-auction'
  | 'conditional'
  | 'firm-up';

export type VenueTimeInForce = 'DAY' | 'IOC' | 'FOK';

export type VenueOrder = {
  /** Ours, unique for ever; a venue that sees it twice must reject the second. */
  readonly childId: number;
  readonly instrument: number;
  readonly destination: string;
  readonly venue: string;
  readonly side: SideSign;
  readonly lots: number;
  /** Null for market orders. */
  readonly limitTicks: number | null;
  readonly kind: VenueOrderKind;
  readonly timeInForce: VenueTimeInForce;
  readonly minimumLots: number;
  readonly displayLots: number;
  /** Who stands behind it, so that a venue can tell own prints from others'. */
  readonly owner: string;
};

export type FillLiquidity = 'add' | 'remove' | 'mid' | 'auction';

/** The best prices of a moment. */
export type QuoteSnap = Pick<MarketView, 'bidTicks' | 'bidLots' | 'askTicks' | 'askLots'>;

/** What a venue says of an order, in the order in which it happened there. */
export type VenueReport =
  | { readonly kind: 'accepted'; readonly childId: number; readonly atMs: number }
  | { readonly kind: 'rejected'; readonly childId: number; readonly atMs: number; readonly reason: string }
  | {
      readonly kind: 'filled';
      readonly childId: number;
      readonly atMs: number;
      /** Unique per venue: a report that comes twice is recognised by it. */
      readonly execId: string;
      readonly lots: number;
      /** Half ticks exist at mid prices, hence twice the ticks. */
      readonly priceHalfTicks: number;
      readonly liquidity: FillLiquidity;
      readonly contraOwner: string;
      /** The market right before it traded, where the venue says so: afterwards the trade itself has moved it. */
      readonly quoteBefore?: QuoteSnap;
      /** Where it printed, if that is another venue than the order was sent to. */
      readonly printedAt?: string;
    }
  | {
      readonly kind: 'cancelled';
      readonly childId: number;
      readonly atMs: number;
      /** False when the venue did it by itself; the remainder of an IOC, a FOK or a firm-up was asked for by the order. */
      readonly isSolicited: boolean;
      readonly reason: string;
      /** All that filled of it, where the venue says so: fills that are still on their way keep their lots reserved. */
      readonly filledLots?: number;
    }
  | { readonly kind: 'cancel-rejected'; readonly childId: number; readonly atMs: number; readonly reason: string }
  | { readonly kind: 'expired'; readonly childId: number; readonly atMs: number }
  /** A conditional found a contra and is done: send a firm-up for it within `withinMs`, or lose the contra. */
  | {
      readonly kind: 'invited';
      readonly childId: number;
      readonly atMs: number;
      readonly lots: number;
      readonly withinMs: number;
    };

export type VenueFill = Extract<VenueReport, { kind: 'filled' }>;

/** What a venue knows of an order after we were away; its fills, where it can repeat them, are booked if they were missed. */
export type VenueOrderState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly filledLots: number; readonly fills?: readonly VenueFill[] }
  | { readonly kind: 'done'; readonly filledLots: number; readonly fills?: readonly VenueFill[] };

/** An order of ours that we ask about. */
export type AskedOrder = Pick<VenueOrder, 'childId' | 'destination' | 'venue'>;

/** What a venue says of one order that it was asked about. */
export type VenueAnswer = { readonly childId: number; readonly state: VenueOrderState };

/** A market to trade on: the simulator now, FIX sessions later; one contract suite holds for both. */
export type VenuePort = {
  submit(order: VenueOrder): void;
  cancel(childId: number): void;
  /** Asks what became of orders. Answers come later, in parts, or never; to ask again does no harm. */
  reconcile(orders: readonly AskedOrder[]): void;
  onAnswers(handler: (answers: readonly VenueAnswer[]) => void): void;
  onReport(handler: (report: VenueReport) => void): void;
};
