import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { postedPatches } from './posted-patches.ts';
import type { Row, RowBatch, TableChange } from './row-batch.ts';

/** A column of rows: the same cell in all, numbers with NaN for none, places in the texts from 1 on, or the cells. */
type PostedColumn = { readonly all: Cell } | Float64Array | Uint32Array | readonly Cell[];

/** Rows on their way to another thread, by column: numbers are copied as one piece, and each text goes once. */
export type PostedRows = {
  readonly count: number;
  readonly texts: readonly string[];
  readonly columns: readonly PostedColumn[];
};

/** Fewer rows are posted as they are. */
const MIN_ROWS = 16;
/** Longer texts, such as plans and notes, are hardly ever the same. */
const MAX_LENGTH = 40;
const NO_ROWS: readonly Row[] = [];

/** The batch as it is posted. */
export function rowsNews(batch: RowBatch) {
  return { kind: 'rows', batch: byColumns(batch) } as const;
}

/** Its rows come back by `rowsOf`, changes of rows by `patchesOf`. */
export function byColumns({ atMs, tables }: RowBatch): RowBatch {
  const changes = Object.entries(tables).map(([name, change]) => [name, changeByColumns(change)]);
  return { atMs, tables: Object.fromEntries(changes) };
}

function changeByColumns({ upserts, patches, removed }: TableChange): TableChange {
  const [hasMany, hasManyPatches] = [upserts.length >= MIN_ROWS, patches.length >= MIN_ROWS];
  return {
    upserts: hasMany ? NO_ROWS : upserts,
    patches: hasManyPatches ? NO_ROWS : patches,
    removed,
    ...(hasMany && { posted: postedRows(upserts) }),
    ...(hasManyPatches && { postedPatches: postedPatches(patches) }),
  };
}

export function postedRows(rows: readonly Row[]): PostedRows {
  const places = new Map<string, number>();
  const columns = (rows[0] ?? []).map((_, column) => columnOf(rows, column, places));
  return { count: rows.length, texts: [...places.keys()], columns };
}

/** `shared` gives each text that many rows have. */
export function rowsOf({ count, texts, columns }: PostedRows, shared: (text: string) => string): readonly Row[] {
  const own = texts.map(shared);
  const cells = columns.map((column) => {
    if (column instanceof Float64Array) return numbersOf(column);
    if (column instanceof Uint32Array) return textsOf(column, own);
    return isList(column) ? column : fill(count, typeof column.all === 'string' ? shared(column.all) : column.all);
  });
  const make = makerOf(columns.length);
  const rows: Row[] = [];
  for (let row = 0; row < count; row += 1) rows.push(make(cells, row));
  return rows;
}

type RowMaker = (cells: readonly (readonly Cell[])[], row: number) => Row;

const makers = new Map<number, RowMaker>();

/** A literal makes a row several times faster than cell by cell. */
function makerOf(width: number): RowMaker {
  const known = makers.get(width);
  if (known !== undefined) return known;
  const cells = Array.from({ length: width }, (_, column) => `cells[${column}][row]`);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion -- it has only numbers of columns.
  const made = new Function('cells', 'row', `return [${cells.join(', ')}];`) as RowMaker;
  makers.set(width, made);
  return made;
}

function columnOf(rows: readonly Row[], column: number, places: Map<string, number>): PostedColumn {
  const first = rows[0]?.[column] ?? null;
  const isShort = typeof first !== 'string' || first.length <= MAX_LENGTH;
  if (isShort && areSame(rows, column, first)) return { all: first };
  const kind = kindOf(rows, column);
  const posted =
    kind === 'number' ? numberColumn(rows, column) : kind === 'string' ? placesOf(rows, column, places) : null;
  return posted ?? rows.map((row) => row[column] ?? null);
}

function areSame(rows: readonly Row[], column: number, first: Cell): boolean {
  for (const row of rows) if (!Object.is(row[column] ?? null, first)) return false;
  return true;
}

/** Of the first cell that has a value. */
function kindOf(rows: readonly Row[], column: number): string {
  for (const row of rows) {
    const cell = row[column] ?? null;
    if (cell !== null) return typeof cell;
  }
  return '';
}

// Loops, because `from` of a typed array goes over an iterator.

/** Null when there is anything else than numbers. */
function numberColumn(rows: readonly Row[], column: number): Float64Array | null {
  const numbers = new Float64Array(rows.length);
  for (let row = 0; row < numbers.length; row += 1) {
    const cell = rows[row]?.[column] ?? null;
    if (cell !== null && (typeof cell !== 'number' || Number.isNaN(cell))) return null;
    numbers[row] = cell ?? Number.NaN;
  }
  return numbers;
}

/** Null when there is anything else than short texts. */
function placesOf(rows: readonly Row[], column: number, places: Map<string, number>): Uint32Array | null {
  const found = new Uint32Array(rows.length);
  for (let row = 0; row < found.length; row += 1) {
    const cell = rows[row]?.[column] ?? null;
    if (cell === null) continue;
    if (typeof cell !== 'string' || cell.length > MAX_LENGTH) return null;
    found[row] = placeOf(cell, places);
  }
  return found;
}

function placeOf(text: string, places: Map<string, number>): number {
  const known = places.get(text);
  if (known !== undefined) return known;
  places.set(text, places.size + 1);
  return places.size;
}

function numbersOf(column: Float64Array): readonly Cell[] {
  const cells: Cell[] = [];
  for (const value of column) cells.push(Number.isNaN(value) ? null : value);
  return cells;
}

function textsOf(column: Uint32Array, texts: readonly string[]): readonly Cell[] {
  const cells: Cell[] = [];
  for (const place of column) cells.push(texts[place - 1] ?? null);
  return cells;
}

function fill(count: number, cell: Cell): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < count; row += 1) cells.push(cell);
  return cells;
}

function isList(column: PostedColumn): column is readonly Cell[] {
  return Array.isArray(column);
}
