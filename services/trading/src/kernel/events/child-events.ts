import type { FillLiquidity } from '../../venues/venue-port.ts';
import type { MarketSnap } from '../market-snap.ts';
import type { ChildTerms } from '../state/child.ts';
import type { Asked, ChildEventHead, OrderEventHead } from './event-head.ts';

type Snapped = { readonly snap: MarketSnap };

/** Decided, but not yet on its way: it leaves when this event is durable. */
export type ChildCreated = ChildEventHead<'ChildCreated'> & Snapped & { readonly terms: ChildTerms };

/** Handed to the venue; one event for all of an order's children that left together. */
export type ChildrenSent = OrderEventHead<'ChildrenSent'> & { readonly childIds: readonly number[] };

/** After a restart: their venues are asked what became of them, and nothing more is sent for the order meanwhile. */
export type ChildrenDoubted = OrderEventHead<'ChildrenDoubted'> & Snapped & { readonly childIds: readonly number[] };

/** A person decided for venues that did not answer. */
export type DoubtDecided = OrderEventHead<'DoubtDecided'> &
  Asked &
  Snapped & { readonly decision: 'cancelled' | 'wait'; readonly childIds: readonly number[] };

/** Its venues have had their time: a person decides. */
export type DoubtOverdue = OrderEventHead<'DoubtOverdue'> & Snapped & { readonly childIds: readonly number[] };

export type DoubtEvent = ChildrenDoubted | DoubtOverdue | DoubtDecided;

/** The venue has it: it is no longer in doubt. */
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
    /** Where it printed, if not where the order was sent. */
    readonly printedAt?: string;
  };

export type ChildCancelRequested = ChildEventHead<'ChildCancelRequested'> & Snapped & { readonly reason: string };

type Ended = Snapped & {
  readonly reason: string;
  /** What the venue says it filled beyond what it has reported to us. */
  readonly missingLots: number;
};

export type ChildCancelled = ChildEventHead<'ChildCancelled'> & Ended;

/** Nobody here asked for it. */
export type ChildCancelledUnsolicited = ChildEventHead<'ChildCancelledUnsolicited'> & Ended;

export type ChildExpired = ChildEventHead<'ChildExpired'> & Ended;

export type ChildCancelRejected = ChildEventHead<'ChildCancelRejected'> & Snapped & { readonly reason: string };

/** A conditional found a contra and is out; a firm-up may follow. */
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
