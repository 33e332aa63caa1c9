import { DOUBLE, type DuckDBType, type DuckDBValue, LIST, listValue, UINTEGER, VARCHAR } from '@duckdb/node-api';
import type { Column, ColumnKind } from '../columns.ts';
import { quoteName } from '../sql-text.ts';
import type { Words } from './words.ts';

/** How a column is kept in memory. Nulls and labels become numbers, which are cheaper to transfer. */
export type StagedColumn = {
  readonly name: string;
  readonly type: DuckDBType;
  /** The staged form of a value. Throws for an invalid value. */
  readonly stage: (value: unknown) => DuckDBValue;
  /** An SQL expression that restores the value from the staged column and the word list. Called after all rows. */
  readonly expression: () => string;
};

/** NaN stands for null, because real values are finite. */
const NO_NUMBER = Number.NaN;

function refused(name: string, value: unknown): Error {
  return new Error(`${name} cannot hold ${String(value)}`);
}

function stageNumber(name: string, { kind, isNullable }: Column<unknown>): StagedColumn {
  const isHeld = kind === 'integer' ? Number.isSafeInteger : Number.isFinite;
  const quoted = quoteName(name);
  const stored = kind === 'integer' ? `CAST(${quoted} AS BIGINT)` : quoted;
  let hasNulls = false;
  return {
    name,
    type: DOUBLE,
    stage: (value) => {
      if (typeof value === 'number' && isHeld(value)) return value;
      if (value !== null || !isNullable) throw refused(name, value);
      hasNulls = true;
      return NO_NUMBER;
    },
    expression: () => (hasNulls ? `CASE WHEN isnan(${quoted}) THEN NULL ELSE ${stored} END` : stored),
  };
}

function stageLabel(name: string, { isNullable }: Column<unknown>, words: Words): StagedColumn {
  return {
    name,
    type: UINTEGER,
    stage: (value) => {
      if (typeof value === 'string') return words.codeOf(value);
      if (value === null && isNullable) return 0;
      throw refused(name, value);
    },
    // DuckDB lists start at 1, so index 0 gives null.
    expression: () => `list_extract(words, ${quoteName(name)})`,
  };
}

function stageBoolean(name: string, { isNullable }: Column<unknown>): StagedColumn {
  return {
    name,
    type: UINTEGER,
    stage: (value) => {
      if (value === null && isNullable) return 0;
      if (typeof value !== 'boolean') throw refused(name, value);
      return value ? 2 : 1;
    },
    expression: () => `CASE ${quoteName(name)} WHEN 1 THEN false WHEN 2 THEN true END`,
  };
}

function stageText(name: string, { isNullable }: Column<unknown>): StagedColumn {
  return {
    name,
    type: VARCHAR,
    stage: (value) => {
      if (typeof value === 'string' || (value === null && isNullable)) return value;
      throw refused(name, value);
    },
    expression: () => quoteName(name),
  };
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => Number.isFinite(item));
}

function stageNumbers(name: string, { isNullable }: Column<unknown>): StagedColumn {
  return {
    name,
    type: LIST(DOUBLE),
    stage: (value) => {
      if (isNumbers(value)) return listValue(value);
      if (value === null && isNullable) return null;
      throw refused(name, value);
    },
    expression: () => quoteName(name),
  };
}

function stageDate(name: string): StagedColumn {
  throw new Error(`${name}: the only date in a file is the day that the writer knows`);
}

type Stage = (name: string, column: Column<unknown>, words: Words) => StagedColumn;

const STAGED: Readonly<Record<ColumnKind, Stage>> = {
  integer: stageNumber,
  double: stageNumber,
  label: stageLabel,
  boolean: stageBoolean,
  text: stageText,
  doubles: stageNumbers,
  date: stageDate,
};

/** One column of one file that is being written. */
export function stagedColumn(name: string, column: Column<unknown>, words: Words): StagedColumn {
  return STAGED[column.kind](name, column, words);
}
