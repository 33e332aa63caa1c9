import type { ColumnKind } from '@meridian/domain/columns/column-kind';
import { MINUS } from '@meridian/domain/number-format';
import { MARKET_LIMIT_TEXT } from '@meridian/domain/order-type';
import type { ColumnReader } from './column-reader.ts';
import type { GridTextRequest } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import type { WantedRow } from './wanted-rows.ts';

/** Rows written before the feed gets the thread again. */
const ROWS_AT_A_STRETCH = 1_000;

/** RFC 4180 for files; for pasting, cells that hold a tab or a line break would tear the sheet. */
const WRITERS = {
  csv: { separator: ',', end: '\r\n', cell: csvCell },
  tsv: { separator: '\t', end: '\n', cell: (text: string) => text.replace(/[\t\r\n]+/g, ' ') },
} as const;

/**
 * Writes rows as they are shown. Rows that leave the feed while it is being written are left out; each `next` is one
 * stretch, and the last returns the whole text.
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
  if (withHeaders) write(readers.map(({ column }) => column.header));
  for (const [index, { slot, key }] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_A_STRETCH === 0) yield undefined;
    if (view.store.slotOf(key) === slot) write(readers.map((reader) => exportText(reader, slot, format)));
  }
  return lines.length === 0 ? '' : lines.join(end) + (format === 'csv' ? end : '');
}

/** Their number is not what they say. */
const NOT_NUMBERS: ReadonlySet<ColumnKind> = new Set(['time', 'time-of-day', 'datetime', 'duration']);

/** A file is reckoned with, so its numbers are whole and plain; what is pasted is read, so it says what the screen says. */
function exportText(reader: ColumnReader, slot: number, format: GridTextRequest['format']): string {
  const shown = reader.text(slot);
  if (reader.order !== 'number' || NOT_NUMBERS.has(reader.column.kind)) return shown;
  const number = reader.value(slot);
  if (format === 'csv' && typeof number === 'number' && shown !== '' && shown !== MARKET_LIMIT_TEXT)
    return String(number);
  // A true minus sign lines up on the screen, and is no number in a spreadsheet.
  return shown.replaceAll(MINUS, '-');
}

function csvCell(text: string): string {
  // A text that starts like a formula would be run by the spreadsheet that opens the file.
  const safe = /^[=@\t\r]|^[+-](?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
