import type { CellReader } from './cell-reader.ts';

/** What a file of one kind holds: its columns in order, what names a row, and what a whole row must satisfy. */
export type ReferenceFile<Row> = {
  readonly title: string;
  readonly columns: { readonly [Name in keyof Row & string]: CellReader<Row[Name]> };
  /** The columns that name a row, in order. */
  readonly key: readonly (keyof Row & string)[];
  /** What is wrong with a row whose single cells are right, as a sentence; null when nothing is. */
  readonly problemOf: (row: Row) => string | null;
};

/** The names of a file's columns, in order. */
export function columnNames<Row>({ columns }: ReferenceFile<Row>): readonly (keyof Row & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object itself, and no other.
  return Object.keys(columns) as (keyof Row & string)[];
}

/** A row's name within its kind. */
export function referenceKey<Row>({ key, columns }: ReferenceFile<Row>, row: Row): string {
  return key.map((name) => columns[name].write(row[name])).join(' ');
}
