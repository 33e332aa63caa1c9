import { REFERENCE_FILES, type ReferenceKind, type ReferenceRows } from './reference-kinds.ts';
import { columnNames, type ReferenceFile } from './reference-file.ts';

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes a file that reads back as the same rows. */
export function writeReferenceFile<Kind extends ReferenceKind>(
  kind: Kind,
  rows: readonly ReferenceRows[Kind][],
): string {
  const file: ReferenceFile<ReferenceRows[Kind]> = REFERENCE_FILES[kind];
  const { columns } = file;
  const names = columnNames(file);
  const lines = rows.map((row) => names.map((name) => quoted(columns[name].write(row[name]))).join(','));
  return `${[names.join(','), ...lines].join('\n')}\n`;
}
