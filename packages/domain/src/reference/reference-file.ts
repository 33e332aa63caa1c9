import type { CellReader } from './cell-reader.ts';

/** The format of one kind of file: columns in order, key, and a check of the whole row. */
export type ReferenceFile<Row> = {
  readonly title: string;
  readonly columns: { readonly [Name in keyof Row & string]: CellReader<Row[Name]> };
  /** The columns that identify a row, in order. */
  readonly key: readonly (keyof Row & string)[];
  /** The problem of a row whose cells are valid, as a sentence. Null without one. */
  readonly problemOf: (row: Row) => string | null;
};

/** The column names of a file, in order. */
export function columnNames<Row>({ columns }: ReferenceFile<Row>): readonly (keyof Row & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object itself, and no other.
  return Object.keys(columns) as (keyof Row & string)[];
}

/** The key of a row within its kind. */
export function referenceKey<Row>({ key, columns }: ReferenceFile<Row>, row: Row): string {
  return key.map((name) => columns[name].write(row[name])).join(' ');
}
