import { type DuckDBAppender, type DuckDBConnection, DuckDBDataChunk } from '@duckdb/node-api';
import type { Columns } from '../columns.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { type StagedColumn, stagedColumn } from './staged-column.ts';

type StagedRow = Readonly<Record<string, unknown>>;

/** The rows of one file until it is written; DuckDB moves them to disk when they outgrow its memory. */
export type StagingTable = {
  append(rows: readonly StagedRow[]): void;
  rowCount(): number;
  /** Ends the staging: nothing can be appended afterwards. */
  writeParquet(path: string, tradeDate: string): Promise<void>;
};

/** What DuckDB takes at a time. */
const CHUNK_ROWS = 2_048;
/** A page of rows that a reader skips or reads as one. */
const ROW_GROUP_ROWS = 122_880;

function fillColumn(
  chunk: DuckDBDataChunk,
  index: number,
  { name, stage }: StagedColumn,
  rows: readonly StagedRow[],
): void {
  const vector = chunk.getColumnVector(index);
  for (const [position, row] of rows.entries()) vector.setItem(position, stage(row[name]));
  vector.flush();
}

function appendRows(appender: DuckDBAppender, columns: readonly StagedColumn[], rows: readonly StagedRow[]): void {
  const types = columns.map(({ type }) => type);
  for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
    const part = rows.slice(from, from + CHUNK_ROWS);
    const chunk = DuckDBDataChunk.create(types, part.length);
    for (const [index, column] of columns.entries()) fillColumn(chunk, index, column, part);
    appender.appendDataChunk(chunk);
  }
}

function copyStatement(table: string, columns: readonly StagedColumn[], path: string, tradeDate: string): string {
  const values = columns.map(({ name, expression }) => `${expression()} AS ${quoteName(name)}`);
  const select = `SELECT DATE ${quoteText(tradeDate)} AS trade_date, ${values.join(', ')} FROM ${quoteName(table)}`;
  const options = `FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP_ROWS}, USE_TMP_FILE false`;
  return `COPY (${select}) TO ${quoteText(path)} (${options})`;
}

export async function createStagingTable(
  connection: DuckDBConnection,
  name: string,
  described: Columns,
): Promise<StagingTable> {
  const columns = Object.entries(described)
    .filter(([column]) => column !== 'trade_date')
    .map(([column, description]) => stagedColumn(column, description));
  const definitions = columns.map((column) => `${quoteName(column.name)} ${column.type.toString()}`);
  await connection.run(`CREATE TEMP TABLE ${quoteName(name)} (${definitions.join(', ')})`);
  const appender = await connection.createAppender(name);
  let rowCount = 0;
  return {
    append: (rows) => {
      appendRows(appender, columns, rows);
      rowCount += rows.length;
    },
    rowCount: () => rowCount,
    writeParquet: async (path, tradeDate) => {
      appender.closeSync();
      await connection.run(copyStatement(name, columns, path, tradeDate));
    },
  };
}
