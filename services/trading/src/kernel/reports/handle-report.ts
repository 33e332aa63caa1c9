import type { VenueFill, VenueReport } from '../../venues/venue-port.ts';
import type { Child } from '../state/child.ts';
import { executionKey } from '../state/execution.ts';
import { isOpenChild } from '../status/child-status.ts';
import { snapAt, type Turn } from '../turn.ts';
import { unreachable } from '../unreachable.ts';

/** The result for a report: ignored when it is not new, strange when the order is not ours. */
export type ReportOutcome = 'taken' | 'ignored' | 'strange';

/** Handles a venue's report. Reports may be repeated, late or out of order. */
export function handleReport(turn: Turn, report: VenueReport): ReportOutcome {
  const child = turn.state.orders.children.get(report.childId);
  if (child === undefined) return 'strange';
  if (report.kind === 'filled') return bookFill(turn, child, report);
  return isOpenChild(child) ? takeReport(turn, child, report) : 'ignored';
}

/** A fill always counts, whatever the child's state. Only a repeated fill does not. */
export function bookFill(turn: Turn, child: Child, fill: VenueFill): ReportOutcome {
  const { venue } = child.terms;
  if (turn.state.orders.executions.has(executionKey(venue, fill.execId))) return 'ignored';
  if (!Number.isSafeInteger(fill.lots) || fill.lots <= 0) return 'strange';
  const { execId, lots, priceHalfTicks, liquidity, contraOwner, atMs: venueMs, printedAt } = fill;
  const { v, atMs, date, cause } = turn.head;
  // Field by field: most events are of this kind, and to spread records takes several times as long.
  turn.emit({
    kind: 'ChildFilled',
    v,
    atMs,
    date,
    cause,
    parentId: child.parentId,
    childId: child.id,
    snap: fill.quoteBefore ?? snapAt(turn, child.terms.instrument),
    venue,
    execId,
    venueMs,
    lots,
    priceHalfTicks,
    liquidity,
    contraOwner,
    printedAt: printedAt === venue ? undefined : printedAt,
    raw: fill,
  });
  return 'taken';
}

type OtherReport = Exclude<VenueReport, VenueFill>;

function takeReport(turn: Turn, child: Child, report: OtherReport): ReportOutcome {
  const head = reportedHead(turn, child, report);
  switch (report.kind) {
    case 'accepted':
      if (child.acceptedMs !== null) return 'ignored';
      // An order that waits after refusals may go on now.
      if (turn.state.orders.parent(child.parentId).rejectsInRow > 0) turn.touch(child.parentId);
      turn.emit({ kind: 'ChildAccepted', ...head });
      return 'taken';
    case 'rejected':
      turn.emit({ kind: 'ChildRejected', ...head, reason: report.reason });
      return 'taken';
    case 'cancelled': {
      const kind = report.isSolicited ? 'ChildCancelled' : 'ChildCancelledUnsolicited';
      turn.emit({ kind, ...head, reason: report.reason, missingLots: missingOf(child, report.filledLots) });
      return 'taken';
    }
    case 'cancel-rejected':
      if (child.status !== 'PendingCancel') return 'ignored';
      turn.emit({ kind: 'ChildCancelRejected', ...head, reason: report.reason });
      return 'taken';
    case 'expired':
      turn.emit({ kind: 'ChildExpired', ...head, reason: 'Expired at the venue.', missingLots: 0 });
      return 'taken';
    case 'invited':
      return takeInvitation(turn, child, report);
    default:
      return unreachable(report);
  }
}

function takeInvitation(turn: Turn, child: Child, report: Extract<VenueReport, { kind: 'invited' }>): ReportOutcome {
  if (child.terms.kind !== 'conditional') return 'strange';
  const untilMs = turn.nowMs + report.withinMs;
  turn.emit({ kind: 'ChildInvited', ...reportedHead(turn, child, report), lots: report.lots, untilMs });
  const live = turn.live.of(turn.state.orders.parent(child.parentId));
  const { venue, destination } = child.terms;
  live.invitations = [...live.invitations, { childId: child.id, venue, destination, lots: report.lots, untilMs }];
  return 'taken';
}

/** Lots that the venue filled by its own count but has not reported. */
export function missingOf(child: Child, filledLots: number | undefined): number {
  const known = filledLots ?? child.filledLots;
  return Math.max(0, Math.min(known, child.terms.lots) - child.filledLots);
}

export function headOf(turn: Turn, child: Child) {
  const { id: childId, parentId, terms } = child;
  return { ...turn.head, parentId, childId, snap: snapAt(turn, terms.instrument) };
}

/** A venue's report is its own cause and is not stored twice. */
function reportedHead(turn: Turn, { id, parentId, terms }: Child, raw: VenueReport) {
  const { v, atMs, date, cause } = turn.head;
  return {
    v,
    atMs,
    date,
    parentId,
    childId: id,
    snap: snapAt(turn, terms.instrument),
    cause: cause?.kind === 'report' ? undefined : cause,
    raw,
  };
}
