import { usdText } from '@meridian/domain/cell-text';
import { formatFixed } from '@meridian/domain/number-format';
import type { CellKind } from '@meridian/protocol/rest/report-page-schema';
import { SHOWN_ZONE } from '../../lib/time-text.ts';
import { formatClock } from '@meridian/domain/time-format';

const DECIMALS: Readonly<Partial<Record<CellKind, number>>> = { count: 0, percent: 1, cost: 1 };

/** A number of a report as it reads; files have it unrounded. */
export function pageCellText(cell: string | number | null, kind: CellKind, zone = SHOWN_ZONE): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (kind === 'usd') return usdText(cell);
  if (kind === 'time') return formatClock(cell, zone);
  const text = formatFixed(cell, DECIMALS[kind] ?? 2);
  return kind === 'percent' ? `${text}%` : text;
}
