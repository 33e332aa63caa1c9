import type { DuckDBInstance, DuckDBResult } from '@duckdb/node-api';
import type { Columns, RowOf } from '../columns.ts';
import { bindParameters } from './bind-parameters.ts';
import type { HistoryQuery, Parameters, ParametersOf } from './history-query.ts';
import { sqlOverDays } from './query-sql.ts';
import { assertColumns, KeptTexts, readRows } from './read-rows.ts';

export type QueryRun<Asked extends Parameters, Answered extends Columns> = {
  readonly instance: DuckDBInstance;
  readonly dir: string;
  readonly dates: readonly string[];
  readonly query: HistoryQuery<Asked, Answered>;
  readonly parameters: ParametersOf<Asked>;
  readonly signal: AbortSignal | undefined;
};

async function* portionsOf<Answered extends Columns>(
  result: DuckDBResult,
  described: Answered,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly RowOf<Answered>[], void, void> {
  const kept = new KeptTexts();
  for (;;) {
    const chunk = await result.fetchChunk();
    signal?.throwIfAborted();
    if (chunk === null || chunk.rowCount === 0) return;
    yield readRows(described, chunk, kept);
  }
}

/** Runs one query on its own connection. */
export async function* runQuery<Asked extends Parameters, Answered extends Columns>(
  run: QueryRun<Asked, Answered>,
): AsyncGenerator<readonly RowOf<Answered>[], void, void> {
  const { instance, dir, dates, query, signal } = run;
  const { values, types } = bindParameters(query.parameters, run.parameters);
  const connection = await instance.connect();
  const interrupt = () => connection.interrupt();
  signal?.addEventListener('abort', interrupt, { once: true });
  try {
    const result = await connection.stream(sqlOverDays(dir, query.sql, query.tables, dates), values, types);
    assertColumns(query.name, query.columns, result.columnNames());
    yield* portionsOf(result, query.columns, signal);
  } catch (error) {
    // The abort reason matters more than the error of the interrupted statement.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', interrupt);
    connection.closeSync();
  }
}
