import { MAX_CSV_ROWS, parseCsv } from '../csv.ts';
import { columnNames, type ReferenceFile, referenceKey } from './reference-file.ts';
import { REFERENCE_FILES, REFERENCE_KINDS, type ReferenceKind, type ReferenceRows } from './reference-kinds.ts';

/** `line` is null for a problem of the whole file. */
export type ReferenceFinding = { readonly line: number | null; readonly message: string };

export type ReferenceLine<Row> = { readonly line: number; readonly key: string; readonly row: Row };

export type ReferenceRead<Row> = {
  readonly lines: readonly ReferenceLine<Row>[];
  readonly findings: readonly ReferenceFinding[];
};

/** Maximum number of problems listed. The last one counts the rest. */
export const MAX_FINDINGS = 200;

/** The kind whose columns match the file's first line. Null without a match. */
export function kindOfFile(text: string): ReferenceKind | null {
  const names = headerNames((text.split(/\r?\n/, 1)[0] ?? '').replace(/^\uFEFF/, '').split(','));
  const fits = (kind: ReferenceKind) => {
    const wanted = Object.keys(REFERENCE_FILES[kind].columns);
    return wanted.every((name) => names.includes(name)) && names.every((name) => wanted.includes(name));
  };
  return REFERENCE_KINDS.find(fits) ?? null;
}

function headerNames(cells: readonly string[] | undefined): string[] {
  return (cells ?? []).map((name) => name.trim().toLowerCase());
}

function headerFindings(wanted: readonly string[], names: readonly string[]): ReferenceFinding[] {
  const messages = [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `The column ${name} is missing.`),
    ...names.filter((name) => !wanted.includes(name)).map((name) => `The column “${name}” is not known.`),
    ...names
      .filter((name, index) => wanted.includes(name) && names.indexOf(name) !== index)
      .map((name) => `The column ${name} is there twice.`),
  ];
  return messages.map((message) => ({ line: 1, message }));
}

/** A row, or the errors of its cells. If all cells are valid, the error of the whole row. */
function readRow<Row>(file: ReferenceFile<Row>, cellOf: (name: keyof Row) => string) {
  const { columns } = file;
  const entries: (readonly [string, unknown])[] = [];
  const problems: string[] = [];
  for (const name of columnNames(file)) {
    const result = columns[name].read(cellOf(name));
    if (result.kind === 'read') entries.push([name, result.value]);
    else problems.push(`${name} ${result.message}.`);
  }
  if (problems.length > 0) return { row: null, problems };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column has just been read by its own reader.
  const row = Object.fromEntries(entries) as Row;
  const whole = file.problemOf(row);
  return whole === null ? { row, problems } : { row: null, problems: [sentence(whole)] };
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Reads a file line by line. Each invalid line becomes a finding. Nothing is guessed or filled in. */
export function readReferenceFile<Kind extends ReferenceKind>(
  kind: Kind,
  text: string,
  maxRows = MAX_CSV_ROWS,
): ReferenceRead<ReferenceRows[Kind]> {
  const file: ReferenceFile<ReferenceRows[Kind]> = REFERENCE_FILES[kind];
  const csv = parseCsv(text, maxRows + 1);
  if (csv.kind === 'open-quote') return failed(csv.line, 'A quote opens here and never closes.');
  if (csv.kind === 'too-many-rows') return failed(maxRows, `The file has more than ${maxRows} lines.`);
  const names = headerNames(csv.rows[0]);
  const header = headerFindings(columnNames(file), names);
  if (header.length > 0) return { lines: [], findings: header };
  const lines: ReferenceLine<ReferenceRows[Kind]>[] = [];
  const findings: ReferenceFinding[] = [];
  const seen = new Map<string, number>();
  for (const [offset, cells] of csv.rows.slice(1).entries()) {
    const line = offset + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const { row, problems } = readRow(file, (name) => (cells[names.indexOf(String(name))] ?? '').trim());
    if (cells.length > names.length) problems.push(`The line has ${cells.length} cells, the header ${names.length}.`);
    if (row === null || problems.length > 0) {
      findings.push(...problems.map((message) => ({ line, message })));
      continue;
    }
    const key = referenceKey(file, row);
    const first = seen.get(key);
    if (first === undefined) lines.push({ line, key, row });
    else findings.push({ line, message: `${key} is already on line ${first}.` });
    seen.set(key, first ?? line);
  }
  return { lines, findings: bounded(findings) };
}

function failed(line: number, message: string): ReferenceRead<never> {
  return { lines: [], findings: [{ line, message }] };
}

function bounded(findings: readonly ReferenceFinding[]): readonly ReferenceFinding[] {
  const more = findings.length - MAX_FINDINGS;
  const last = findings[MAX_FINDINGS];
  if (last === undefined) return findings;
  return [...findings.slice(0, MAX_FINDINGS), { line: last.line, message: `${more} more findings from here on.` }];
}
