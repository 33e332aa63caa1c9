import type { DoubtAt } from '@meridian/domain/order-doubt';
import type { FillLiquidity } from '../../venues/venue-port.ts';
import type { MarketSnap } from '../market-snap.ts';
import type { ChildTerms } from '../state/child.ts';
import type { Asked, ChildEventHead, OrderEventHead } from './event-head.ts';
import type { Decided } from './order-events.ts';

type Snapped = { readonly snap: MarketSnap };

/** The decision behind it. Only the last event of a decision has it, and none in older journals. */
type MayBeDecided = { readonly decided?: Decided };

/** Decided but not sent. It is sent when this event is durable. */
export type ChildCreated = ChildEventHead<'ChildCreated'> & Snapped & MayBeDecided & { readonly terms: ChildTerms };

/** Sent to the venue. One event for all children of an order that left together. */
export type ChildrenSent = OrderEventHead<'ChildrenSent'> & { readonly childIds: readonly number[] };

/** What is in doubt, and whether the rest waits for it. Missing in older journals, in which it always did. */
type MayBeReserved = { readonly at?: readonly DoubtAt[]; readonly isStopped?: boolean };

/** After a restart: the venues are asked about these children, and what they may still fill is reserved. */
export type ChildrenDoubted = OrderEventHead<'ChildrenDoubted'> &
  Snapped &
  MayBeReserved & { readonly childIds: readonly number[] };

/** A person decided for venues that did not answer. */
export type DoubtDecided = OrderEventHead<'DoubtDecided'> &
  Asked &
  Snapped & { readonly decision: 'cancelled' | 'wait'; readonly childIds: readonly number[] };

/** The venues' time is over, so a person must decide. */
export type DoubtOverdue = OrderEventHead<'DoubtOverdue'> &
  Snapped &
  MayBeReserved & { readonly childIds: readonly number[] };

export type DoubtEvent = ChildrenDoubted | DoubtOverdue | DoubtDecided;

/** The venue has it, so it is no longer in doubt. */
export type ChildFound = ChildEventHead<'ChildFound'> & Snapped;

export type ChildAccepted = ChildEventHead<'ChildAccepted'> & Snapped;

export type ChildRejected = ChildEventHead<'ChildRejected'> & Snapped & { readonly reason: string };

export type ChildFilled = ChildEventHead<'ChildFilled'> &
  Snapped & {
    readonly venue: string;
    readonly execId: string;
    readonly venueMs: number;
    readonly lots: number;
    readonly priceHalfTicks: number;
    readonly liquidity: FillLiquidity;
    readonly contraOwner: string;
    /** Where it traded, if not where it was sent. */
    readonly printedAt?: string | undefined;
  };

export type ChildCancelRequested = ChildEventHead<'ChildCancelRequested'> &
  Snapped &
  MayBeDecided & { readonly reason: string };

type Ended = Snapped & {
  readonly reason: string;
  /** Lots that the venue filled but has not reported. */
  readonly missingLots: number;
};

export type ChildCancelled = ChildEventHead<'ChildCancelled'> & Ended;

/** A cancel that nobody requested. */
export type ChildCancelledUnsolicited = ChildEventHead<'ChildCancelledUnsolicited'> & Ended;

export type ChildExpired = ChildEventHead<'ChildExpired'> & Ended;

export type ChildCancelRejected = ChildEventHead<'ChildCancelRejected'> & Snapped & { readonly reason: string };

/** A conditional order found a contra and is out. A firm-up may follow. */
export type ChildInvited = ChildEventHead<'ChildInvited'> &
  Snapped & { readonly lots: number; readonly untilMs: number };

export type ChildEvent =
  | ChildCreated
  | ChildFound
  | ChildAccepted
  | ChildRejected
  | ChildFilled
  | ChildCancelRequested
  | ChildCancelled
  | ChildCancelledUnsolicited
  | ChildExpired
  | ChildCancelRejected
  | ChildInvited;
