export type SheetCell = { readonly value: string | number | null; readonly style: number };
export type SheetRow = readonly SheetCell[];

/** Places of the formats below. */
export const STYLES = { text: 0, heading: 1, count: 2, tenths: 3, hundredths: 4, quoted: 5, percent: 6 } as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** What a spreadsheet would take for a formula as soon as somebody edits the cell. */
const FORMULA_START = /^[=+\-@\t\r]/;
/** Characters that XML 1.0 has no place for. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for.
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const MAX_CELL = 32_767;

function escaped(text: string): string {
  return text
    .slice(0, MAX_CELL)
    .replaceAll(NOT_IN_XML, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A, B, …, Z, AA */
function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : `${columnName(Math.floor(place / 26) - 1)}${letter}`;
}

function cellXml({ value, style }: SheetCell, place: number, row: number): string {
  if (value === null || value === '') return '';
  const at = `${columnName(place)}${row}`;
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${at}" s="${style}"><v>${value}</v></c>` : '';
  const safe = FORMULA_START.test(value) ? STYLES.quoted : style;
  return `<c r="${at}" s="${safe}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** One sheet. Numbers keep every digit; the format only says how they are shown. */
export function sheetXml(rows: readonly SheetRow[], widths: readonly number[]): string {
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map(
    (cells, place) => `<row r="${place + 1}">${cells.map((cell, at) => cellXml(cell, at, place + 1)).join('')}</row>`,
  );
  const cols = columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
  return `${HEAD}<worksheet xmlns="${MAIN}">${cols}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function xf(numFmt: number, font: number, more = ''): string {
  return `<xf numFmtId="${numFmt}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}/>`;
}

export function stylesXml(): string {
  const formats =
    '<numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.0"/><numFmt numFmtId="165" formatCode="#,##0.00"/><numFmt numFmtId="166" formatCode="0.0&quot;%&quot;"/></numFmts>';
  const fonts =
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>';
  const fills =
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
  const borders = '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>';
  const xfs = [xf(0, 0), xf(0, 1), xf(3, 0), xf(164, 0), xf(165, 0), xf(0, 0, ' quotePrefix="1"'), xf(166, 0)];
  return `${HEAD}<styleSheet xmlns="${MAIN}">${formats}${fonts}${fills}${borders}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`;
}
