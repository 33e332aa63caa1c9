import type { GridSummary, GridSummaryWanted } from '@meridian/live-client/grid/grid-model';

/** Asked of the grid worker; the same object each time. */
export const STUCK_SUMMARY: GridSummaryWanted = {
  totals: ['remaining_usd'],
  counts: ['stuck_reason'],
  limitedOut: false,
  quick: false,
};

/** The stuck orders that pass the filters, in figures: what is left to trade, and how many wait for what. */
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
