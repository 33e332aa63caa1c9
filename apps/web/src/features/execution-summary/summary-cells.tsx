import { costTone } from '@meridian/domain/cell-tone';
import type { SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { formatFixed } from '@meridian/domain/number-format';
import { exactUsd, signedUsd } from './summary-texts.ts';
import styles from './summary-table.module.css';

function share(percent: number): string {
  return `${Math.min(100, Math.max(0, percent)).toFixed(2)}%`;
}

/** The filled share of the target, with a tick at the goal of the schedules. */
export function FilledBar({ line: { filledPercent, goalPercent } }: { readonly line: SummaryLine }) {
  if (filledPercent === null) return null;
  const goal = goalPercent === null ? '' : `, goal ${formatFixed(goalPercent, 1)}%`;
  return (
    <span className={styles['filledBar']} title={`Filled ${formatFixed(filledPercent, 1)}%${goal}`}>
      <span style={{ width: share(filledPercent) }} />
      {goalPercent === null ? null : <i style={{ left: share(goalPercent) }} />}
    </span>
  );
}

/** Dollars above or below the expected cost. The largest value has the full width. */
export function AboveBar({ usd, most }: { readonly usd: number | null; readonly most: number }) {
  if (usd === null || most === 0) return null;
  const width = `${((50 * Math.abs(usd)) / most).toFixed(2)}%`;
  return (
    <span className={styles['aboveBar']} title={`${signedUsd(usd)} against expected (${exactUsd(usd) ?? ''})`}>
      <span data-tone={costTone(usd)} style={usd > 0 ? { left: '50%', width } : { right: '50%', width }} />
    </span>
  );
}
