import {
  type DuckDBDataChunk,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBListValue,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { Column, ColumnKind, Columns, RowOf } from '../columns.ts';

function unexpected(name: string, value: DuckDBValue): Error {
  return new Error(`${name} came as ${String(value)}, which it is not described as`);
}

function numberOf(name: string, value: DuckDBValue): number {
  if (typeof value === 'number') return value;
  if (value instanceof DuckDBDecimalValue) return value.toDouble();
  if (typeof value !== 'bigint') throw unexpected(name, value);
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new Error(`${name} is too large to be exact`);
  return number;
}

function numbersOf(name: string, value: DuckDBValue): readonly number[] {
  if (!(value instanceof DuckDBListValue)) throw unexpected(name, value);
  return value.items.map((item) => numberOf(name, item));
}

function dateOf(name: string, value: DuckDBValue): string {
  if (value instanceof DuckDBDateValue) return value.toString();
  throw unexpected(name, value);
}

function textOf(name: string, value: DuckDBValue): string {
  if (typeof value === 'string') return value;
  throw unexpected(name, value);
}

function booleanOf(name: string, value: DuckDBValue): boolean {
  if (typeof value === 'boolean') return value;
  throw unexpected(name, value);
}

const READ: Readonly<Record<ColumnKind, (name: string, value: DuckDBValue) => unknown>> = {
  date: dateOf,
  text: textOf,
  label: textOf,
  integer: numberOf,
  double: numberOf,
  boolean: booleanOf,
  doubles: numbersOf,
};

function valueOf(name: string, { kind, isNullable }: Column<unknown>, value: DuckDBValue): unknown {
  if (value !== null) return READ[kind](name, value);
  if (isNullable) return null;
  throw unexpected(name, value);
}

/** Throws when the result has other columns than the query declares. */
export function assertColumns(queryName: string, described: Columns, names: readonly string[]): void {
  const expected = Object.keys(described);
  if (expected.join() !== names.join()) {
    throw new Error(`query ${queryName} answers with ${names.join()} instead of ${expected.join()}`);
  }
}

/** Rows from a portion of a result, checked against the definition. */
export function readRows<Answered extends Columns>(
  described: Answered,
  chunk: DuckDBDataChunk,
): readonly RowOf<Answered>[] {
  const rows: Record<string, unknown>[] = Array.from({ length: chunk.rowCount }, () => ({}));
  for (const [index, [name, column]] of Object.entries(described).entries()) {
    const vector = chunk.getColumnVector(index);
    for (const [position, row] of rows.entries()) row[name] = valueOf(name, column, vector.getItem(position));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names, kinds and nulls were checked above.
  return rows as RowOf<Answered>[];
}
