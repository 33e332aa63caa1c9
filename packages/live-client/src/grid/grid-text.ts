import { COLUMN_KINDS } from '@meridian/domain/columns/column-kind';
import { csvCell, tabCell } from '@meridian/domain/csv';
import { finiteNumber } from '@meridian/domain/finite-number';
import { MINUS, rounded } from '@meridian/domain/number-format';
import type { ColumnReader } from './column-reader.ts';
import type { GridTextRequest } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import type { WantedRow } from './wanted-rows.ts';

/** Rows per portion, before the feed gets the thread again. */
const ROWS_AT_A_STRETCH = 1_000;

const MONEY_DECIMALS = 2;

/** RFC 4180 for files, tabs for pasting. In both no cell runs as a formula. */
const WRITERS = {
  csv: { separator: ',', end: '\r\n', cell: csvCell },
  tsv: { separator: '\t', end: '\n', cell: tabCell },
} as const;

/**
 * Writes rows as shown, without rows that leave the feed meanwhile. Each `next` writes one portion; the last returns
 * the whole text.
 */
export function* writeText(
  view: GridView,
  rows: readonly WantedRow[],
  { format, columnIds, withHeaders }: GridTextRequest,
): Generator<undefined, string> {
  const readers = columnIds.flatMap((id) => view.readers.get(id) ?? []);
  const { separator, end, cell } = WRITERS[format];
  const lines: string[] = [];
  const write = (texts: readonly string[]) => lines.push(texts.map(cell).join(separator));
  if (withHeaders) write(readers.map((reader) => headerText(reader, view, format)));
  for (const [index, { slot, key }] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_A_STRETCH === 0) yield undefined;
    if (view.store.slotOf(key) === slot) write(readers.map((reader) => exportText(view, reader, slot, format)));
  }
  return lines.length === 0 ? '' : lines.join(end) + (format === 'csv' ? end : '');
}

/** In a file numbers are plain, with the decimals of the screen. Pasted cells keep the text of the screen. */
function exportText(view: GridView, reader: ColumnReader, slot: number, format: GridTextRequest['format']): string {
  const { isMoment, isZoned, isAbbreviated } = COLUMN_KINDS[reader.column.kind];
  const value = reader.value(slot);
  if (format === 'csv' && isMoment && isZoned) return view.clock.dateTimeMs(finiteNumber(value));
  const shown = reader.text(slot);
  if (reader.order !== 'number' || isMoment) return shown;
  // A true minus is not a number in a spreadsheet.
  if (format === 'tsv') return shown.replaceAll(MINUS, '-');
  if (isAbbreviated && typeof value === 'number') return rounded(value, MONEY_DECIMALS)?.toFixed(MONEY_DECIMALS) ?? '';
  return shown
    .replaceAll(',', '')
    .replaceAll(MINUS, '-')
    .replace(/^\+|%$/g, '');
}

/** The header of a time column in a file names the zone. */
function headerText({ column }: ColumnReader, { clock }: GridView, format: GridTextRequest['format']): string {
  return format === 'csv' && COLUMN_KINDS[column.kind].isZoned ? `${column.header} (${clock.zone})` : column.header;
}
