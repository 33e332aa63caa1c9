import { abbreviateNumber } from '../abbreviate-number.ts';
import type { CostUnit } from '../entities/scheduled-report.ts';
import { formatFixed, formatUpTo, MINUS, rounded } from '../number-format.ts';
import { formatClock } from '../time-format.ts';

/** How a column of a report is written. */
export const REPORT_CELL_KINDS = ['text', 'count', 'cost', 'usd', 'percent', 'number', 'time', 'date'] as const;

export type ReportCellKind = (typeof REPORT_CELL_KINDS)[number];
export type ReportCell = string | number | null;

/** Finer than any figure that is shown, and coarse enough to hide the rest of a floating-point sum. */
const KEPT_DECIMALS = 6;
const COST_DECIMALS: Readonly<Record<CostUnit, number>> = { bps: 1, ticks: 2, usd: 2 };
const DECIMALS: Readonly<Partial<Record<ReportCellKind, number>>> = { count: 0, percent: 1 };
const FULL_UP_TO = 9_999;

/** The number of a report, the same on the page and in every file: null for what is none. */
export function reportNumber(value: number | null): number | null {
  return rounded(value, KEPT_DECIMALS);
}

/** Texts and numbers as a report keeps them. */
export function reportCell(cell: ReportCell): ReportCell {
  return typeof cell === 'number' ? reportNumber(cell) : cell;
}

export function reportDecimals(kind: ReportCellKind, unit: CostUnit): number {
  return kind === 'cost' ? COST_DECIMALS[unit] : (DECIMALS[kind] ?? 2);
}

/** `$51.45M`, `$404.47K`, `$89`: in a sentence, a table and at a bar alike. */
export function reportUsdText(value: number): string {
  const text = abbreviateNumber(reportNumber(value), { fullUpTo: FULL_UP_TO });
  return text.startsWith(MINUS) ? `${MINUS}$${text.slice(MINUS.length)}` : `$${text}`;
}

export function reportNumberText(value: number, decimals: number): string {
  return formatFixed(reportNumber(value), decimals);
}

/** A cell as it reads on the page and in the PDF. Times are in UTC, as their columns say. */
export function reportCellText(cell: ReportCell, kind: ReportCellKind, unit: CostUnit): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (kind === 'time') return formatClock(cell, 'UTC');
  if (kind === 'usd' || (kind === 'cost' && unit === 'usd')) return reportUsdText(cell);
  const text = reportNumberText(cell, reportDecimals(kind, unit));
  return kind === 'percent' ? `${text}%` : text;
}

type Drawn = { readonly kind: 'waterfall' | 'ranges' | 'line'; readonly unit: string };

/** The number at a point of a chart, as the table below it has it. */
export function reportPointText(value: number, { kind, unit }: Drawn): string {
  if (unit === 'usd') return reportUsdText(value);
  if (kind === 'line' || unit === 'ticks') return reportNumberText(value, 2);
  return reportNumberText(value, COST_DECIMALS.bps);
}

/** A line of a chart's scale: `$60M`, and as many decimals as its ticks need. */
export function reportTickText(tick: number, unit: string): string {
  if (unit !== 'usd') return formatUpTo(reportNumber(tick), 2);
  const text = abbreviateNumber(Math.abs(tick), { fullUpTo: FULL_UP_TO, isTrimmed: true });
  return tick < 0 ? `${MINUS}$${text}` : `$${text}`;
}
