import type { SideSign, VenueOrderKind, VenueTimeInForce } from '../../venues/venue-port.ts';
import type { MarketSnap } from '../market-snap.ts';

export type ChildStatus =
  | 'New'
  | 'PendingNew'
  | 'Live'
  | 'Partial'
  | 'PendingCancel'
  | 'Filled'
  | 'Cancelled'
  | 'Rejected'
  | 'Expired';

export type ChildLane = 'own' | 'near' | 'far';

/** What a child order is, decided once. */
export type ChildTerms = {
  readonly slot: string;
  readonly lane: ChildLane;
  readonly instrument: number;
  readonly side: SideSign;
  readonly venue: string;
  readonly destination: string;
  /** The desk's preferred destination, if another one was used. Missing otherwise. */
  readonly intended?: string;
  readonly kind: VenueOrderKind;
  readonly timeInForce: VenueTimeInForce;
  readonly lots: number;
  readonly limitTicks: number | null;
  readonly minimumLots: number;
  readonly displayLots: number;
  readonly tactic: string;
};

/** A child order; replaced, never changed in place. Open ones have all fields, as parent orders do. */
export type Child = {
  readonly id: number;
  readonly parentId: number;
  readonly terms: ChildTerms;
  readonly status: ChildStatus;
  readonly filledLots: number;
  /** Sum of half ticks times lots. */
  readonly filledValue: number;
  /** Lots that the venue filled but has not reported. */
  readonly missingLots: number;
  readonly lastFillLots: number | null;
  readonly lastFillHalfTicks: number | null;
  /** Where its last fill printed, if that is another venue than its own; not there otherwise. */
  readonly lastFillVenue?: string | undefined;
  readonly createdMs: number;
  readonly sentMs: number | null;
  readonly acceptedMs: number | null;
  readonly updatedMs: number;
  readonly cancelRejectedMs: number | null;
  /** Number of refused cancels. Missing before the first and in older snapshots. */
  readonly cancelRejects?: number | undefined;
  /** Since when the child is in doubt. Null after the venue's answer, missing if it never was. */
  readonly doubtSinceMs?: number | null | undefined;
  readonly invitation: { readonly lots: number; readonly untilMs: number } | null;
  readonly reason: string | null;
  readonly snap: MarketSnap;
};
