/**
 * A plain number keeps its sign, also with a currency sign and K, M or B. Any other text that starts with these
 * characters would run as a formula in a spreadsheet.
 */
const PLAIN_NUMBER = /^[+-]?\$?(?=\.?\d)(?:\d{1,3}(?:,\d{3})+|\d+)?(?:'\d+)?(?:\.\d+)?[KMBTPE%]?$/;
const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/** A text as a CSV cell (RFC 4180). Formulas are escaped. */
export function csvCell(text: string): string {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A text as a cell between tabs, for the clipboard. Formulas are escaped, tabs and line breaks become spaces. */
export function tabCell(text: string): string {
  return withoutFormula(text.replace(/[\t\r\n]+/g, ' '));
}

function withoutFormula(text: string): string {
  return FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}

export type CsvResult =
  | { readonly kind: 'parsed'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'open-quote'; readonly line: number }
  | { readonly kind: 'too-many-rows'; readonly limit: number };

export const MAX_CSV_ROWS = 100_000;

/** Separators of a table. Spreadsheets copy tabs to the clipboard. */
export type CsvSeparator = ',' | '\t' | ';';

/** Parses separated values (RFC 4180). Quoted fields may contain separators, line breaks and doubled quotes. */
export function parseCsv(text: string, maxRows = MAX_CSV_ROWS, separator: CsvSeparator = ','): CsvResult {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  let line = 1;
  while (position < source.length) {
    const field =
      source[position] === '"' ? quotedField(source, position, separator) : plainField(source, position, separator);
    if (field === null) return { kind: 'open-quote', line };
    row.push(field.value);
    line += field.lines;
    position = field.end;
    if (source[position] === separator) {
      position += 1;
      // A separator at the very end starts one more, empty field.
      if (position === source.length) row.push('');
      else continue;
    }
    if (rows.length === maxRows) return { kind: 'too-many-rows', limit: maxRows };
    rows.push(row);
    row = [];
    position += source.startsWith('\r\n', position) ? 2 : 1;
    line += 1;
  }
  return { kind: 'parsed', rows };
}

type Field = { readonly value: string; readonly end: number; readonly lines: number };

function plainField(source: string, start: number, separator: CsvSeparator): Field {
  let end = start;
  while (end < source.length && !`${separator}\r\n`.includes(source.charAt(end))) end += 1;
  return { value: source.slice(start, end), end, lines: 0 };
}

function quotedField(source: string, start: number, separator: CsvSeparator): Field | null {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = source.indexOf('"', from);
    if (quote < 0) return null;
    value += source.slice(from, quote);
    if (source[quote + 1] !== '"') {
      // Text after a closing quote is kept, as in spreadsheets.
      const rest = plainField(source, quote + 1, separator);
      return { value: value + rest.value, end: rest.end, lines: value.split('\n').length - 1 };
    }
    value += '"';
    from = quote + 2;
  }
}
