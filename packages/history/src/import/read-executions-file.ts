import { parseCsv } from '@meridian/domain/csv';
import {
  type ExecutionLine,
  type ImportColumn,
  OPTIONAL_COLUMNS,
  readExecutionLine,
  REQUIRED_COLUMNS,
} from './execution-line.ts';

export type LineProblemText = { readonly line: number; readonly text: string };

export type ExecutionsFile =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'read'; readonly lines: readonly ExecutionLine[]; readonly problems: readonly LineProblemText[] };

/** More lines than this do not fit into memory. */
export const MAX_IMPORT_LINES = 1_000_000;

const COLUMNS: readonly ImportColumn[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];

/** Executions of a file until `today`, YYYY-MM-DD. A bad line is skipped with its number; a file without its columns is refused. */
export function readExecutionsFile(text: string, today: string): ExecutionsFile {
  const parsed = parseCsv(text, MAX_IMPORT_LINES + 1);
  if (parsed.kind === 'open-quote')
    return { kind: 'refused', text: `The quote in line ${parsed.line} is never closed.` };
  if (parsed.kind === 'too-many-rows') {
    return {
      kind: 'refused',
      text: `More than ${MAX_IMPORT_LINES.toLocaleString('en-US')} lines: split the file by trading day.`,
    };
  }
  const [head = [], ...rows] = parsed.rows;
  const names = head.map((name) => name.trim().toLowerCase());
  const columns = names.flatMap((name) => COLUMNS.filter((column) => column === name));
  const unknown = names.find((name) => !COLUMNS.some((column) => column === name));
  if (unknown !== undefined)
    return { kind: 'refused', text: `The first line has a column “${unknown}” that is not known.` };
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) return { kind: 'refused', text: `The first line has the column ${twice} twice.` };
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { kind: 'refused', text: `The first line lacks ${missing.join(', ')}.` };
  return readLines(columns, rows, today);
}

function readLines(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
  today: string,
): ExecutionsFile {
  const lines: ExecutionLine[] = [];
  const problems: LineProblemText[] = [];
  for (const [place, cells] of rows.entries()) {
    const line = place + 2;
    if (cells.length === 1 && cells[0]?.trim() === '') continue;
    const read = readExecutionLine(columns, cells, { line, today });
    if (read.kind === 'line') lines.push(read.value);
    else problems.push({ line, text: read.text });
  }
  return { kind: 'read', lines, problems };
}
