import { BOOLEAN, DOUBLE, type DuckDBType, type DuckDBValue, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import type { ParameterKind, Parameters } from './history-query.ts';

export type BoundParameters = {
  readonly values: Record<string, DuckDBValue>;
  readonly types: Record<string, DuckDBType>;
};

const TYPES: Readonly<Record<string, DuckDBType>> = {
  text: VARCHAR,
  number: DOUBLE,
  boolean: BOOLEAN,
  texts: LIST(VARCHAR),
};

function valueOf(name: string, kind: ParameterKind, value: unknown): DuckDBValue {
  const isOptional = kind.endsWith('?');
  const base = isOptional ? kind.slice(0, -1) : kind;
  if (value === null && isOptional) return null;
  if (base === 'text' && typeof value === 'string') return value;
  if (base === 'number' && typeof value === 'number' && Number.isFinite(value)) return value;
  if (base === 'boolean' && typeof value === 'boolean') return value;
  if (base === 'texts' && Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return listValue(value);
  }
  throw new Error(`parameter ${name} must be ${kind}`);
}

/** Checks the given parameters against the query's definition. */
export function bindParameters(described: Parameters, given: Readonly<Record<string, unknown>>): BoundParameters {
  const values: Record<string, DuckDBValue> = {};
  const types: Record<string, DuckDBType> = {};
  for (const [name, kind] of Object.entries(described)) {
    values[name] = valueOf(name, kind, given[name]);
    types[name] = TYPES[kind.replace('?', '')] ?? VARCHAR;
  }
  return { values, types };
}
