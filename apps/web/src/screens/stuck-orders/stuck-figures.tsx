import type { GridSummary, GridSummaryWanted } from '@meridian/live-client/grid/grid-model';

/** The request to the grid worker. The same object each time. */
export const STUCK_SUMMARY: GridSummaryWanted = {
  totals: ['remaining_usd'],
  counts: ['stuck_reason'],
  limitedOut: false,
  quick: false,
};

/** Totals of the filtered stuck orders: open amount, and counts by reason. */
export function stuckFigures(summary: GridSummary | null) {
  if (summary === null) return null;
  const remaining = summary.totals['remaining_usd']?.text ?? '';
  const reasons = Object.entries(summary.counts['stuck_reason'] ?? {}).sort(([, a], [, b]) => b - a);
  return (
    <>
      {remaining === '' ? null : (
        <span>
          <b>{remaining}</b> left to trade
        </span>
      )}
      {reasons.map(([reason, count]) => (
        <span key={reason}>
          <b>{count.toLocaleString('en-US')}</b> {reason.toLowerCase()}
        </span>
      ))}
    </>
  );
}
