import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import type { CellKind, ReportTable } from '@meridian/protocol/rest/report-page-schema';

type Cell = string | number | null;

export type ColumnOf<Row> = {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly cell: (row: Row) => Cell;
};

type RowFlags<Row> = { readonly isThin?: (row: Row) => boolean; readonly isTotal?: (row: Row) => boolean };

export function tableOf<Row>(
  rows: readonly Row[],
  columns: readonly ColumnOf<Row>[],
  flags: RowFlags<Row> = {},
): ReportTable {
  return {
    columns: columns.map(({ id, label, kind }) => ({ id, label, kind })),
    rows: rows.map((row) => ({
      cells: columns.map(({ cell }) => finite(cell(row))),
      is_thin: flags.isThin?.(row) ?? false,
      is_total: flags.isTotal?.(row) ?? false,
    })),
  };
}

/** JSON has no infinity, and a report none either. */
function finite(cell: Cell): Cell {
  return typeof cell === 'number' && !Number.isFinite(cell) ? null : cell;
}

const MINUS = '−';
const DECIMALS: Readonly<Record<CostUnit, number>> = { bps: 1, ticks: 2, usd: 0 };

/** A number with thousands separators and a true minus. */
export function numberText(value: number, decimals: number): string {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return value < 0 && Number(text.replaceAll(',', '')) !== 0 ? `${MINUS}${text}` : text;
}

export function costText(value: number | null, unit: CostUnit): string {
  if (value === null) return 'n/a';
  return unit === 'usd' ? `${usdText(value)} an order` : `${numberText(value, DECIMALS[unit])} ${unit}`;
}

export function usdText(value: number): string {
  const text = `$${abbreviateNumber(Math.abs(value), { decimals: 1, fullUpTo: 9_999 })}`;
  return value < 0 ? `${MINUS}${text}` : text;
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count, 0)} ${count === 1 ? one : many}`;
}

/** A cell as the PDF writes it. */
export function cellText(cell: Cell, kind: CellKind, unit: CostUnit): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  switch (kind) {
    case 'count':
      return numberText(cell, 0);
    case 'cost':
      return numberText(cell, DECIMALS[unit]);
    case 'usd':
      return usdText(cell);
    case 'percent':
      return `${numberText(cell, 1)}%`;
    case 'time':
      return new Date(cell).toISOString().slice(11, 19);
    case 'number':
    case 'date':
    case 'text':
      return numberText(cell, 2);
    default:
      return kind satisfies never;
  }
}
