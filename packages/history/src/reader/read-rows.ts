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

const MAX_KEPT = 20_000;

/** Equal texts of a column become one: a million rows have a few hundred symbols, and writing a date takes long. */
export class KeptTexts {
  readonly #labels = new Map<string, string>();
  readonly #dates = new Map<number, string>();

  label(text: string): string {
    const kept = this.#labels.get(text);
    if (kept !== undefined) return kept;
    if (this.#labels.size < MAX_KEPT) this.#labels.set(text, text);
    return text;
  }

  date(value: DuckDBDateValue): string {
    const kept = this.#dates.get(value.days);
    if (kept !== undefined) return kept;
    const text = value.toString();
    if (this.#dates.size < MAX_KEPT) this.#dates.set(value.days, text);
    return text;
  }
}

function dateOf(name: string, value: DuckDBValue, kept: KeptTexts): string {
  if (value instanceof DuckDBDateValue) return kept.date(value);
  throw unexpected(name, value);
}

function labelOf(name: string, value: DuckDBValue, kept: KeptTexts): string {
  return kept.label(textOf(name, value));
}

function textOf(name: string, value: DuckDBValue): string {
  if (typeof value === 'string') return value;
  throw unexpected(name, value);
}

function booleanOf(name: string, value: DuckDBValue): boolean {
  if (typeof value === 'boolean') return value;
  throw unexpected(name, value);
}

const READ: Readonly<Record<ColumnKind, (name: string, value: DuckDBValue, kept: KeptTexts) => unknown>> = {
  date: dateOf,
  text: textOf,
  label: labelOf,
  integer: numberOf,
  double: numberOf,
  boolean: booleanOf,
  doubles: numbersOf,
};

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
  kept: KeptTexts,
): readonly RowOf<Answered>[] {
  const rows: Record<string, unknown>[] = Array.from({ length: chunk.rowCount }, () => ({}));
  for (const [index, [name, { kind, isNullable }]] of Object.entries<Column<unknown>>(described).entries()) {
    const vector = chunk.getColumnVector(index);
    const read = READ[kind];
    for (let position = 0; position < rows.length; position += 1) {
      const value = vector.getItem(position);
      if (value === null && !isNullable) throw unexpected(name, value);
      const row = rows[position];
      if (row !== undefined) row[name] = value === null ? null : read(name, value, kept);
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names, kinds and nulls were checked above.
  return rows as RowOf<Answered>[];
}
