import { formatQuantity } from '../../number-format.ts';
import { type CsvSeparator, parseCsv } from '../../csv.ts';
import { type BasketMapping, guessMapping, isKnownHeader, plainMapping } from './basket-columns.ts';

export type BasketTable = {
  readonly kind: 'table';
  /** The column headers, or column numbers without a header line. */
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly mapping: BasketMapping;
};

export type TableResult = BasketTable | { readonly kind: 'failed'; readonly message: string };

/** A table from a file or the clipboard, with guessed columns. */
export function readTable(text: string, maxRows: number): TableResult {
  // Leaves room for the header line and blank lines, which are not known yet.
  const csv = parseCsv(text, 4 * (maxRows + 1), separatorOf(text));
  if (csv.kind === 'open-quote') return failed(`Line ${csv.line}: a quote is never closed`);
  const lines = csv.kind === 'parsed' ? csv.rows.filter((row) => row.some((cell) => cell.trim() !== '')) : [];
  const [first = []] = lines;
  const hasHeaders = first.some(isKnownHeader);
  const rows = hasHeaders ? lines.slice(1) : lines;
  if (csv.kind === 'too-many-rows' || rows.length > maxRows)
    return failed(`Too many orders: a list has at most ${formatQuantity(maxRows)}`);
  if (rows.length === 0) return failed('No orders found');
  const width = Math.max(...lines.map((row) => row.length));
  const headers = Array.from({ length: width }, (_, index) => {
    const header = hasHeaders ? (first[index] ?? '').trim() : '';
    return header === '' ? `Column ${index + 1}` : header;
  });
  return { kind: 'table', headers, rows, mapping: hasHeaders ? guessMapping(headers) : plainMapping(width) };
}

/** The separator that is most frequent in the first line. */
function separatorOf(text: string): CsvSeparator {
  const line = text.split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: CsvSeparator) => line.split(separator).length;
  if (count('\t') > 1) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

function failed(message: string): TableResult {
  return { kind: 'failed', message };
}
