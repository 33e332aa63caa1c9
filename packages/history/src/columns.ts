/** How a value is stored. A label is a text with few different values, stored as a number. */
export type ColumnKind = 'date' | 'text' | 'label' | 'integer' | 'double' | 'boolean' | 'doubles';

/** One column of a table or of a query's result. Only the compiler knows its value type. */
export type Column<Value> = {
  readonly kind: ColumnKind;
  readonly isNullable: boolean;
  readonly about: string;
  readonly value?: Value;
};

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The row type of these columns. */
export type RowOf<Described extends Columns> = {
  readonly [Name in keyof Described]: Described[Name] extends Column<infer Value> ? Value : never;
};

function column<Value>(kind: ColumnKind, about: string): Column<Value> {
  return { kind, isNullable: false, about };
}

/** YYYY-MM-DD. */
export const date = (about: string) => column<string>('date', about);
export const text = (about: string) => column<string>('text', about);
export const label = <Value extends string = string>(about: string) => column<Value>('label', about);
/** Whole numbers up to 2⁵³: ids, epoch milliseconds, counts. */
export const integer = (about: string) => column<number>('integer', about);
export const double = (about: string) => column<number>('double', about);
export const boolean = (about: string) => column<boolean>('boolean', about);
export const doubles = (about: string) => column<readonly number[]>('doubles', about);

export function nullable<Value>(described: Column<Value>): Column<Value | null> {
  return { kind: described.kind, isNullable: true, about: described.about };
}

export const SQL_TYPES: Readonly<Record<ColumnKind, string>> = {
  date: 'DATE',
  text: 'VARCHAR',
  label: 'VARCHAR',
  integer: 'BIGINT',
  double: 'DOUBLE',
  boolean: 'BOOLEAN',
  doubles: 'DOUBLE[]',
};
