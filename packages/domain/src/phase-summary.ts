import { usdText } from './cell-text.ts';
import type { OrderPhase } from './order-phase.ts';
import type { OrderStatus } from './order-status.ts';

/** A part of a group's line. A dot separates the parts. */
export type SummaryPart = { readonly text: string; readonly tone: 'neutral' | 'negative' };

/** The figures of a group's line, counted over its rows. */
export type PhaseFigures = {
  readonly phase: OrderPhase;
  /** Whether the newest orders are on top. */
  readonly isNewestFirst: boolean;
  /** Notional left to trade. Null when unknown. */
  readonly openUsd: number | null;
  readonly endingSoon: number;
  readonly staged: number;
  readonly byStatus: Readonly<Partial<Record<OrderStatus, number>>>;
  /** The clock time of the last reject. Blank without one. */
  readonly lastReject: string;
};

/** Orders that end within this time show seconds and are counted in the group's line. */
export const ENDING_SOON_MS = 10 * 60_000;

function part(text: string, tone: SummaryPart['tone'] = 'neutral'): SummaryPart {
  return { text, tone };
}

function counted(count: number, words: string): readonly SummaryPart[] {
  return count === 0 ? [] : [part(`${count.toLocaleString('en-US')} ${words}`)];
}

/** One line that describes a collapsed group. */
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
