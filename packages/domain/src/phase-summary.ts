import { usdText } from './cell-text.ts';
import type { OrderPhase } from './order-phase.ts';
import type { OrderStatus } from './order-status.ts';

/** A piece of a group's line; pieces stand side by side with a dot between them. */
export type SummaryPart = { readonly text: string; readonly tone: 'neutral' | 'negative' };

/** What the line of a group is made of: counted over the rows of the group. */
export type PhaseFigures = {
  readonly phase: OrderPhase;
  /** Whether the newest stand on top. */
  readonly isNewestFirst: boolean;
  /** What is left to trade; null where nobody knows. */
  readonly openUsd: number | null;
  readonly endingSoon: number;
  readonly staged: number;
  readonly byStatus: Readonly<Partial<Record<OrderStatus, number>>>;
  /** The clock time of the last reject; blank when there was none. */
  readonly lastReject: string;
};

/** An order that ends within this time is shown with seconds, and counted in the line of its group. */
export const ENDING_SOON_MS = 10 * 60_000;

function part(text: string, tone: SummaryPart['tone'] = 'neutral'): SummaryPart {
  return { text, tone };
}

function counted(count: number, words: string): readonly SummaryPart[] {
  return count === 0 ? [] : [part(`${count.toLocaleString('en-US')} ${words}`)];
}

/** One line that says what a folded group holds. */
export function phaseSummary(figures: PhaseFigures): readonly SummaryPart[] {
  if (figures.phase === 'working') return workingSummary(figures);
  return figures.phase === 'waiting' ? waitingSummary(figures) : finishedSummary(figures);
}

function workingSummary({ isNewestFirst, openUsd, endingSoon }: PhaseFigures): readonly SummaryPart[] {
  const ends = `${endingSoon.toLocaleString('en-US')} ${endingSoon === 1 ? 'ends' : 'end'} within 10 minutes`;
  return [
    ...(isNewestFirst ? [part('newest first')] : []),
    ...(openUsd === null ? [] : [part(`${usdText(openUsd)} open`)]),
    ...(endingSoon === 0 ? [] : [part(ends)]),
  ];
}

function waitingSummary({ byStatus, staged }: PhaseFigures): readonly SummaryPart[] {
  const later = (byStatus.NEW ?? 0) - staged;
  return [
    ...counted(byStatus.PENDING ?? 0, 'pending review'),
    ...counted(staged, 'staged'),
    ...counted(later, later === 1 ? 'starts later' : 'start later'),
  ];
}

function finishedSummary({ byStatus, lastReject }: PhaseFigures): readonly SummaryPart[] {
  const sum = (...statuses: readonly OrderStatus[]) =>
    statuses.reduce((total, status) => total + (byStatus[status] ?? 0), 0);
  const rejected = sum('REJECTED', 'PARTIAL_REJECTED');
  const when = lastReject === '' ? '' : `${rejected === 1 ? ' at' : ', last at'} ${lastReject}`;
  return [
    ...counted(sum('FILLED'), 'filled'),
    ...counted(sum('OUT', 'PARTIAL_OUT'), 'out'),
    ...counted(sum('EXPIRED', 'PARTIAL_EXPIRED'), 'expired'),
    ...(rejected === 0 ? [] : [part(`${rejected.toLocaleString('en-US')} rejected${when}`, 'negative')]),
  ];
}
