import type { OrderType } from '@meridian/domain/order-type';
import type { MarketSnap } from '../market-snap.ts';
import type { Route } from '../ports.ts';
import type { OrderChange, OrderTerms, Plan, StrategyTerms } from '../state/parent.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import type { Asked, OrderEventHead, Override } from './event-head.ts';

type Snapped = { readonly snap: MarketSnap };

/** The market's sums at the end of an order, so that its benchmarks stand still from then on. */
type Ended = Snapped & { readonly endMark: TapeMark | null; readonly date: string };

export type OrderReceived = OrderEventHead<'OrderReceived'> &
  Asked &
  Snapped & {
    readonly terms: OrderTerms;
    readonly bestexId: string;
    readonly tradeDate: string;
    /** What a lot is worth at that moment; not there where it cannot be told, and in older journals. */
    readonly usdPerLot?: number;
    /** Shares or contracts of a lot; not there where it is one, and in older journals. */
    readonly lotSize?: number;
    readonly override?: Override;
  };

/** At its arrival, or later when venues refused its children again and again. */
export type OrderRejected = OrderEventHead<'OrderRejected'> & Ended & { readonly reason: string };

export type OrderArrivedPending = OrderEventHead<'OrderArrivedPending'> & Snapped & { readonly reason: string };

/** Without a route the order is staged: it has no children until it is sent. */
export type OrderAccepted = OrderEventHead<'OrderAccepted'> & Snapped & { readonly route: Route | null };

/** A person let a pending order go. */
export type OrderReleased = OrderEventHead<'OrderReleased'> &
  Asked &
  Snapped & { readonly strategy: StrategyTerms; readonly route: Route | null; readonly override?: Override };

/** A staged order was given a strategy that trades. */
export type OrderSent = OrderEventHead<'OrderSent'> &
  Asked &
  Snapped & { readonly strategy: StrategyTerms; readonly route: Route; readonly override?: Override };

export type OrderStarted = OrderEventHead<'OrderStarted'> &
  Snapped & { readonly startMark: TapeMark; readonly arrivalHalfTicks: number | null };

/** The first mid price after a start at which there was none. */
export type ArrivalMarked = OrderEventHead<'ArrivalMarked'> & Snapped & { readonly arrivalHalfTicks: number };

export type PlanRecorded = OrderEventHead<'PlanRecorded'> & { readonly plan: Plan };

export type OrderModifyRequested = OrderEventHead<'OrderModifyRequested'> &
  Asked &
  Snapped & { readonly change: OrderChange; readonly override?: Override };

/** The change that waited holds now; a new route where the strategy or its parameters changed. */
export type OrderModified = OrderEventHead<'OrderModified'> & Snapped & { readonly route: Route | null };

/** What was asked is not there in older journals. */
export type OrderModifyRejected = OrderEventHead<'OrderModifyRejected'> &
  Snapped & { readonly reason: string; readonly change?: OrderChange };

/** A change that could not even be asked for, with what the person wrote: the order is as before. */
export type OrderModifyRefused = OrderEventHead<'OrderModifyRefused'> &
  Asked &
  Snapped & { readonly asked: AskedTerms; readonly message: string };

/** As a person writes them: shares or contracts, and a price. */
export type AskedTerms = {
  readonly order_qty?: number;
  readonly order_type?: OrderType;
  readonly limit_price?: number | null;
  readonly strategy?: StrategyTerms;
};

export type OrderCancelRequested = OrderEventHead<'OrderCancelRequested'> & Asked & Snapped;

export type OrderCancelRejected = OrderEventHead<'OrderCancelRejected'> & Snapped & { readonly reason: string };

export type OrderCancelled = OrderEventHead<'OrderCancelled'> & Ended;

export type OrderFilled = OrderEventHead<'OrderFilled'> & Ended;

export type OrderExpired = OrderEventHead<'OrderExpired'> & Ended & { readonly reason: string };

export type OrderPaused = OrderEventHead<'OrderPaused'> & Asked & Snapped;

export type OrderResumed = OrderEventHead<'OrderResumed'> & Asked & Snapped;

/** A person asked for the children only; the order goes on. */
export type ChildrenCancelRequested = OrderEventHead<'ChildrenCancelRequested'> &
  Asked &
  Snapped & { readonly childIds: readonly number[] };

/** A GTC order is past its end of the day, and waits for the next one. */
export type OrderHeldOver = OrderEventHead<'OrderHeldOver'> & Snapped & { readonly date: string };

/** A GTC order begins another day. */
export type OrderCarriedOver = OrderEventHead<'OrderCarriedOver'> & Snapped & { readonly route: Route };

/** A person took the order off a destination, or let it go there again. */
export type OrderRerouted = OrderEventHead<'OrderRerouted'> &
  Asked &
  Snapped & { readonly destination: string; readonly isAvoided: boolean };

/** An entry of the decision journal, with the market of that moment. */
export type OrderNoted = OrderEventHead<'OrderNoted'> & Snapped & { readonly by: string; readonly note: string };

export type ParentEvent =
  | OrderReceived
  | OrderRejected
  | OrderArrivedPending
  | OrderAccepted
  | OrderReleased
  | OrderSent
  | OrderStarted
  | ArrivalMarked
  | PlanRecorded
  | OrderModifyRequested
  | OrderModified
  | OrderModifyRejected
  | OrderModifyRefused
  | OrderCancelRequested
  | OrderCancelRejected
  | OrderCancelled
  | OrderFilled
  | OrderExpired
  | OrderPaused
  | OrderResumed
  | ChildrenCancelRequested
  | OrderHeldOver
  | OrderCarriedOver
  | OrderRerouted
  | OrderNoted;
