import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import { reportCellText } from '@meridian/domain/reports/report-cell';
import type { ReportTable } from '@meridian/protocol/rest/report-page-schema';

/** A column as it is printed: two ends of a range are one. */
export type PrintedColumn = {
  readonly label: string;
  readonly isNumber: boolean;
  readonly textOf: (row: ReportTable['rows'][number]) => string;
  readonly width: number;
};

/** Measures a text in the font of the table. */
export type Measure = (text: string, isBold: boolean) => number;

/** How many rows must stay on one page from this one on: a total is never alone at the top of the next. */
export function rowsTogether(rows: ReportTable['rows'], index: number): number {
  return index === rows.length - 2 && rows.at(-1)?.is_total === true ? 2 : 1;
}

const GAP = 10;
const MIN_TEXT_WIDTH = 34;
const MEASURED_ROWS = 200;

function columnsOf({ columns }: ReportTable, unit: CostUnit): Omit<PrintedColumn, 'width'>[] {
  const text = (index: number) => (row: ReportTable['rows'][number]) =>
    reportCellText(row.cells[index] ?? null, columns[index]?.kind ?? 'text', unit);
  return columns.flatMap(({ id, label, kind }, index) => {
    if (id === 'high' && columns[index - 1]?.id === 'low') return [];
    if (id === 'low' && columns[index + 1]?.id === 'high') {
      const [from, to] = [text(index), text(index + 1)];
      const range = (row: ReportTable['rows'][number]) => (from(row) === '' ? '' : `${from(row)} to ${to(row)}`);
      return [{ label: '95% range', isNumber: true, textOf: range }];
    }
    return [{ label, isNumber: kind !== 'text' && kind !== 'date', textOf: text(index) }];
  });
}

/** Columns as wide as their texts, and made to fit the page. */
export function layoutColumns(
  table: ReportTable,
  unit: CostUnit,
  available: number,
  measure: Measure,
): readonly PrintedColumn[] {
  const columns = columnsOf(table, unit);
  const wanted = wantedWidths(table, columns, measure);
  const widths = fittedWidths(wanted, available);
  return columns.map(({ label, isNumber, textOf }, index) => ({ label, isNumber, textOf, width: widths[index] ?? 0 }));
}

function wantedWidths(
  { rows }: ReportTable,
  columns: readonly Pick<PrintedColumn, 'label' | 'textOf'>[],
  measure: Measure,
): readonly number[] {
  const sample = [...rows.slice(0, MEASURED_ROWS), ...rows.slice(-1)];
  return columns.map(({ label, textOf }) => {
    const words = label.split(' ').map((word) => measure(word, true));
    return Math.max(MIN_TEXT_WIDTH, ...words, ...sample.map((row) => measure(textOf(row), row.is_total))) + GAP;
  });
}

/** Columns that a page can do without, the first to go first: the files have them. */
const LEFT_OUT = ['equal', 'neff', 'opportunity', 'delay', 'estimate'] as const;

/** As many columns as the page has room for: a number is never cut. */
export function columnsThatFit(table: ReportTable, unit: CostUnit, available: number, measure: Measure): ReportTable {
  let fitting = table;
  for (const id of LEFT_OUT) {
    const wanted = wantedWidths(fitting, columnsOf(fitting, unit), measure);
    if (wanted.reduce((sum, width) => sum + width, 0) <= available) return fitting;
    fitting = withoutColumn(fitting, id);
  }
  return fitting;
}

function withoutColumn({ columns, rows }: ReportTable, id: string): ReportTable {
  const isKept = columns.map((column) => column.id !== id);
  return {
    columns: columns.filter((_, index) => isKept[index]),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: cells.filter((_, index) => isKept[index]) })),
  };
}

const MAX_STRETCH = 1.35;

/** Where there is too little room, only the widest columns give way: a sentence can be cut, a date cannot. */
export function fittedWidths(wanted: readonly number[], available: number): readonly number[] {
  const total = wanted.reduce((sum, width) => sum + width, 0);
  if (total <= available) return wanted.map((width) => width * Math.min(MAX_STRETCH, available / total));
  let room = available;
  let left = wanted.length;
  let widest = 0;
  for (const width of wanted.toSorted((one, other) => one - other)) {
    widest = room / left;
    if (width > widest) break;
    room -= width;
    left -= 1;
  }
  return wanted.map((width) => Math.min(width, widest));
}
