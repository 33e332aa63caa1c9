import type { MarketView } from '../market/market-port.ts';

/** +1 buys, −1 sells, so that arithmetic on sides needs no branch. */
export type SideSign = 1 | -1;

/** How an order rests or takes. A conditional is not firm until it is invited and firmed up. */
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
  /** Our id, unique for ever. A venue must reject a repeated one. */
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
  /** The owner, so that a venue can tell own prints from others'. */
  readonly owner: string;
};

export type FillLiquidity = 'add' | 'remove' | 'mid' | 'auction';

/** The best prices at a moment. */
export type QuoteSnap = Pick<MarketView, 'bidTicks' | 'bidLots' | 'askTicks' | 'askLots'>;

/** Reports about an order, in the order in which they happened at the venue. */
export type VenueReport =
  | { readonly kind: 'accepted'; readonly childId: number; readonly atMs: number }
  | { readonly kind: 'rejected'; readonly childId: number; readonly atMs: number; readonly reason: string }
  | {
      readonly kind: 'filled';
      readonly childId: number;
      readonly atMs: number;
      /** Unique per venue. A repeated report is recognised by it. */
      readonly execId: string;
      readonly lots: number;
      /** In half ticks, because a mid price may lie between two ticks. */
      readonly priceHalfTicks: number;
      readonly liquidity: FillLiquidity;
      readonly contraOwner: string;
      /** The market right before the trade, if the venue reports it. Afterwards the trade has moved it. */
      readonly quoteBefore?: QuoteSnap;
      /** Where it printed, if not at the venue of the order. */
      readonly printedAt?: string;
    }
  | {
      readonly kind: 'cancelled';
      readonly childId: number;
      readonly atMs: number;
      /** False when the venue cancelled it by itself. The rest of an IOC, a FOK or a firm-up counts as asked for. */
      readonly isSolicited: boolean;
      readonly reason: string;
      /** Total filled lots, if the venue reports them. Lots of fills that are still on their way stay reserved. */
      readonly filledLots?: number;
    }
  | { readonly kind: 'cancel-rejected'; readonly childId: number; readonly atMs: number; readonly reason: string }
  | { readonly kind: 'expired'; readonly childId: number; readonly atMs: number }
  /** A conditional has found a contra and is done. Send a firm-up within `withinMs`, or the contra is lost. */
  | {
      readonly kind: 'invited';
      readonly childId: number;
      readonly atMs: number;
      readonly lots: number;
      readonly withinMs: number;
    };

export type VenueFill = Extract<VenueReport, { kind: 'filled' }>;

/** The venue's knowledge of an order after a disconnect. Missed fills that it repeats are booked. */
export type VenueOrderState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly filledLots: number; readonly fills?: readonly VenueFill[] }
  | { readonly kind: 'done'; readonly filledLots: number; readonly fills?: readonly VenueFill[] };

/** An own order to ask about. */
export type AskedOrder = Pick<VenueOrder, 'childId' | 'destination' | 'venue'>;

/** The venue's answer about one order. */
export type VenueAnswer = { readonly childId: number; readonly state: VenueOrderState };

/** A market to trade on: the simulator or FIX sessions. One contract suite tests both. */
export type VenuePort = {
  submit(order: VenueOrder): void;
  cancel(childId: number): void;
  /** Asks for the state of orders. Answers come later, in parts, or never. Asking again does no harm. */
  reconcile(orders: readonly AskedOrder[]): void;
  onAnswers(handler: (answers: readonly VenueAnswer[]) => void): void;
  onReport(handler: (report: VenueReport) => void): void;
};
