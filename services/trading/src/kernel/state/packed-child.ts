import type { SideSign, VenueOrderKind, VenueTimeInForce } from '../../venues/venue-port.ts';
import type { Child, ChildLane, ChildStatus, ChildTerms } from './child.ts';
import type { Draft } from './draft.ts';

/** A child order as a packed row. What a record may lack is undefined there. */
export type ChildCells = readonly [
  id: number,
  parentId: number,
  status: ChildStatus,
  filledLots: number,
  filledValue: number,
  missingLots: number,
  lastFillLots: number | null,
  lastFillHalfTicks: number | null,
  lastFillVenue: string | undefined,
  createdMs: number,
  sentMs: number | null,
  acceptedMs: number | null,
  updatedMs: number,
  cancelRejectedMs: number | null,
  cancelRejects: number | undefined,
  doubtSinceMs: number | null | undefined,
  invitedLots: number | null,
  untilMs: number,
  reason: string | null,
  bidTicks: number | null,
  bidLots: number,
  askTicks: number | null,
  askLots: number,
  ...terms: TermCells,
];

type TermCells = readonly [
  slot: string,
  lane: ChildLane,
  instrument: number,
  side: SideSign,
  venue: string,
  destination: string,
  intended: string | undefined,
  kind: VenueOrderKind,
  timeInForce: VenueTimeInForce,
  lots: number,
  limitTicks: number | null,
  minimumLots: number,
  displayLots: number,
  tactic: string,
];

export const CHILD_CELLS: ChildCells['length'] = 37;
/** Columns that are read alone. */
export const CHILD_ID = 0;
export const CHILD_PARENT_ID = 1;

export function childCells(child: Child): ChildCells {
  const { terms, snap, invitation } = child;
  return [
    child.id,
    child.parentId,
    child.status,
    child.filledLots,
    child.filledValue,
    child.missingLots,
    child.lastFillLots,
    child.lastFillHalfTicks,
    child.lastFillVenue,
    child.createdMs,
    child.sentMs,
    child.acceptedMs,
    child.updatedMs,
    child.cancelRejectedMs,
    child.cancelRejects,
    child.doubtSinceMs,
    invitation?.lots ?? null,
    invitation?.untilMs ?? 0,
    child.reason,
    snap.bidTicks,
    snap.bidLots,
    snap.askTicks,
    snap.askLots,
    terms.slot,
    terms.lane,
    terms.instrument,
    terms.side,
    terms.venue,
    terms.destination,
    terms.intended,
    terms.kind,
    terms.timeInForce,
    terms.lots,
    terms.limitTicks,
    terms.minimumLots,
    terms.displayLots,
    terms.tactic,
  ];
}

/** A new record each time, which lacks what the packed one lacked. */
export function childOf([
  id,
  parentId,
  status,
  filledLots,
  filledValue,
  missingLots,
  lastFillLots,
  lastFillHalfTicks,
  lastFillVenue,
  createdMs,
  sentMs,
  acceptedMs,
  updatedMs,
  cancelRejectedMs,
  cancelRejects,
  doubtSinceMs,
  invitedLots,
  untilMs,
  reason,
  bidTicks,
  bidLots,
  askTicks,
  askLots,
  ...terms
]: ChildCells): Child {
  const child: Draft<Child> = {
    id,
    parentId,
    terms: termsOf(terms),
    status,
    filledLots,
    filledValue,
    missingLots,
    lastFillLots,
    lastFillHalfTicks,
    createdMs,
    sentMs,
    acceptedMs,
    updatedMs,
    cancelRejectedMs,
    invitation: invitedLots === null ? null : { lots: invitedLots, untilMs },
    reason,
    snap: { bidTicks, bidLots, askTicks, askLots },
  };
  // Not spread into the literal: that takes several times as long.
  if (lastFillVenue !== undefined) child.lastFillVenue = lastFillVenue;
  if (cancelRejects !== undefined) child.cancelRejects = cancelRejects;
  if (doubtSinceMs !== undefined) child.doubtSinceMs = doubtSinceMs;
  return child;
}

function termsOf([
  slot,
  lane,
  instrument,
  side,
  venue,
  destination,
  intended,
  kind,
  timeInForce,
  lots,
  limitTicks,
  minimumLots,
  displayLots,
  tactic,
]: TermCells): ChildTerms {
  const terms: Draft<ChildTerms> = {
    slot,
    lane,
    instrument,
    side,
    venue,
    destination,
    kind,
    timeInForce,
    lots,
    limitTicks,
    minimumLots,
    displayLots,
    tactic,
  };
  if (intended !== undefined) terms.intended = intended;
  return terms;
}
