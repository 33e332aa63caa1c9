import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import {
  type ReportCell,
  reportCell,
  reportCellText,
  reportNumber,
  reportNumberText,
} from '@meridian/domain/reports/report-cell';
import { formatUpTo } from '@meridian/domain/number-format';
import { isMeasure, measureText } from '@meridian/domain/surveillance/measure-text';
import type { CellKind, ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';

export type ColumnOf<Row> = {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly cell: (row: Row) => ReportCell;
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
      cells: columns.map(({ cell }) => reportCell(cell(row))),
      is_thin: flags.isThin?.(row) ?? false,
      is_total: flags.isTotal?.(row) ?? false,
    })),
  };
}

/** A page with the numbers that every file has: none has the rest of a floating-point sum, and none is infinite. */
export function withKeptNumbers(page: ReportPage): ReportPage {
  const figures = page.figures.map(({ value, low, high, ...figure }) => ({
    ...figure,
    value: reportNumber(value),
    low: reportNumber(low),
    high: reportNumber(high),
  }));
  const sections = page.sections.map((section) => {
    if (section.chart === null) return section;
    const points = section.chart.points.map(({ value, low, high, mark, ...point }) => ({
      ...point,
      value: reportNumber(value),
      low: reportNumber(low),
      high: reportNumber(high),
      mark: reportNumber(mark),
    }));
    return { ...section, chart: { ...section.chart, points } };
  });
  return { ...page, figures, sections };
}

/** A threshold or what was seen, with its unit. The font of the PDF has no Greek letters. */
export function checkText(value: number, unit: string): string {
  return isMeasure(unit) ? measureText(value, unit).replace('σ', ' sigma') : formatUpTo(value, 2);
}

export function costText(value: number | null, unit: CostUnit): string {
  if (value === null) return 'n/a';
  const text = reportCellText(value, 'cost', unit);
  return unit === 'usd' ? `${text} an order` : `${text} ${unit}`;
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${reportNumberText(count, 0)} ${count === 1 ? one : many}`;
}
