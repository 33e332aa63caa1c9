import type { OrderType } from '@meridian/domain/order-type';
import type { DecisionGates } from '../algo.ts';
import type { MarketSnap } from '../market-snap.ts';
import type { Route } from '../ports.ts';
import type { OrderChange, OrderTerms, Plan, StrategyTerms } from '../state/parent.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import type { Asked, OrderEventHead, Override } from './event-head.ts';

type Snapped = { readonly snap: MarketSnap };

/** Market sums at the end of an order, so that its benchmarks are fixed. */
type Ended = Snapped & {
  readonly endMark: TapeMark | null;
  readonly date: string;
  /** The price then, when the snap has no mid. Missing in older journals. */
  readonly endHalfTicks?: number;
};

export type OrderReceived = OrderEventHead<'OrderReceived'> &
  Asked &
  Snapped & {
    readonly terms: OrderTerms;
    readonly bestexId: string;
    readonly tradeDate: string;
    /** The value of a lot at that time. Missing when unknown and in older journals. */
    readonly usdPerLot?: number;
    /** Shares or contracts per lot. Missing for one and in older journals. */
    readonly lotSize?: number;
    /** The price then, when the snap has no mid. Missing in older journals. */
    readonly decisionHalfTicks?: number;
    readonly override?: Override;
  };

/** At arrival, or later after repeated refusals by venues. */
export type OrderRejected = OrderEventHead<'OrderRejected'> & Ended & { readonly reason: string };

/** Held for review when it came, or when somebody starts it from staging: then with the strategy that was asked for. */
export type OrderArrivedPending = OrderEventHead<'OrderArrivedPending'> &
  Snapped & { readonly reason: string; readonly by?: string; readonly strategy?: StrategyTerms };

/** Without a route the order is staged and has no children until it is sent. */
export type OrderAccepted = OrderEventHead<'OrderAccepted'> & Snapped & { readonly route: Route | null };

/** A person released a pending order. */
export type OrderReleased = OrderEventHead<'OrderReleased'> &
  Asked &
  Snapped & { readonly strategy: StrategyTerms; readonly route: Route | null; readonly override?: Override };

/** A staged order got a trading strategy. */
export type OrderSent = OrderEventHead<'OrderSent'> &
  Asked &
  Snapped & { readonly strategy: StrategyTerms; readonly route: Route; readonly override?: Override };

export type OrderStarted = OrderEventHead<'OrderStarted'> &
  Snapped & { readonly startMark: TapeMark; readonly arrivalHalfTicks: number | null };

/** The first mid price after a start without one. */
export type ArrivalMarked = OrderEventHead<'ArrivalMarked'> & Snapped & { readonly arrivalHalfTicks: number };

/** The gates are missing where no ladder was climbed, and in older journals. */
export type Decided = { readonly plan: Plan; readonly gates?: DecisionGates };

/** A decision that neither sends nor cancels a child order. In older journals every decision. */
export type PlanRecorded = OrderEventHead<'PlanRecorded'> & Decided;

export type OrderModifyRequested = OrderEventHead<'OrderModifyRequested'> &
  Asked &
  Snapped & { readonly change: OrderChange; readonly override?: Override };

/** A change that needs a review: it waits for its release, and the order goes on. Null takes back what was held. */
export type OrderModifyHeld = OrderEventHead<'OrderModifyHeld'> &
  Asked &
  Snapped & { readonly change: OrderChange | null; readonly review: string; readonly override?: Override };

/** A pending change takes effect, with a new route if strategy or parameters changed. */
export type OrderModified = OrderEventHead<'OrderModified'> & Snapped & { readonly route: Route | null };

/** The request is missing in older journals. */
export type OrderModifyRejected = OrderEventHead<'OrderModifyRejected'> &
  Snapped & { readonly reason: string; readonly change?: OrderChange };

/** A change that could not be requested, with the user's input. The order is unchanged. */
export type OrderModifyRefused = OrderEventHead<'OrderModifyRefused'> &
  Asked &
  Snapped & { readonly asked: AskedTerms; readonly message: string };

/** In the user's units: shares or contracts, and a price. */
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

/** A person cancelled only the children. The order continues. */
export type ChildrenCancelRequested = OrderEventHead<'ChildrenCancelRequested'> &
  Asked &
  Snapped & { readonly childIds: readonly number[] };

/** A GTC order is past its end for the day and waits for the next day. */
export type OrderHeldOver = OrderEventHead<'OrderHeldOver'> & Snapped & { readonly date: string };

/** A GTC order begins another day. */
export type OrderCarriedOver = OrderEventHead<'OrderCarriedOver'> & Snapped & { readonly route: Route };

/** A person took the order off a destination, or allowed it again. */
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
  | OrderModifyHeld
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
