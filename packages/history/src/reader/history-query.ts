import type { Columns, RowOf } from '../columns.ts';
import type { HistoryTable } from '../tables/history-tables.ts';

type ParameterValues = {
  readonly text: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly texts: readonly string[];
};

/** A question mark makes a parameter optional. The statement sees null and decides what it means. */
export type ParameterKind = keyof ParameterValues | `${keyof ParameterValues}?`;

export type Parameters = Readonly<Record<string, ParameterKind>>;

type ParameterValue<Kind extends ParameterKind> = Kind extends keyof ParameterValues
  ? ParameterValues[Kind]
  : Kind extends `${infer Base extends keyof ParameterValues}?`
    ? ParameterValues[Base] | null
    : never;

export type ParametersOf<Described extends Parameters> = {
  readonly [Name in keyof Described]: ParameterValue<Described[Name]>;
};

/** A statement with the names and types of its parameters and results. */
export type HistoryQuery<Asked extends Parameters, Answered extends Columns> = {
  readonly name: string;
  /** The tables that the statement reads. They contain only the requested days. */
  readonly tables: readonly HistoryTable[];
  readonly parameters: Asked;
  readonly columns: Answered;
  readonly sql: string;
};

/** Keeps literal types, so that rows and parameters are checked where the query is used. */
export function defineQuery<const Asked extends Parameters, const Answered extends Columns>(
  query: HistoryQuery<Asked, Answered>,
): HistoryQuery<Asked, Answered> {
  return query;
}

export type AnswerOf<Query> = Query extends HistoryQuery<Parameters, infer Answered> ? RowOf<Answered> : never;
