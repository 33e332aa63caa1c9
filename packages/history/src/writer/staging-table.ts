import {
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  type DuckDBType,
  type DuckDBValue,
  UINTEGER,
  VARCHAR,
} from '@duckdb/node-api';
import type { Columns } from '../columns.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { type StagedColumn, stagedColumn } from './staged-column.ts';
import { createWords } from './words.ts';

type StagedRow = Readonly<Record<string, unknown>>;

/** The rows of one file until it is written. DuckDB spills them to disk when necessary. */
export type StagingTable = {
  append(rows: readonly StagedRow[]): void;
  rowCount(): number;
  /** Ends the staging. Nothing can be appended afterwards. */
  writeParquet(path: string, tradeDate: string): Promise<void>;
};

/** DuckDB's chunk size. */
const CHUNK_ROWS = 2_048;
/** Rows per row group, the unit that a reader skips or reads. */
const ROW_GROUP_ROWS = 20_480;

/** How a day's file is written. */
export const DAY_FILE_OPTIONS = `FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP_ROWS}, USE_TMP_FILE false`;

type Filling<Item> = {
  readonly name: string;
  readonly type: DuckDBType;
  readonly valueOf: (item: Item, index: number) => DuckDBValue;
};

type Filler<Item> = { append(items: readonly Item[]): void; close(): void };

/** Reuses one chunk, because a chunk's memory is freed only when its object is garbage-collected. */
function fillerOf<Item>(appender: DuckDBAppender, columns: readonly Filling<Item>[]): Filler<Item> {
  const chunk = DuckDBDataChunk.create(columns.map(({ type }) => type));
  const appendPart = (items: readonly Item[], firstIndex: number) => {
    chunk.reset();
    chunk.rowCount = items.length;
    for (const [index, { valueOf }] of columns.entries()) {
      const vector = chunk.getColumnVector(index);
      // A plain loop, because it runs for every value of a day.
      for (let position = 0; position < items.length; position += 1) {
        const item = items[position];
        if (item !== undefined) vector.setItem(position, valueOf(item, firstIndex + position));
      }
      vector.flush();
    }
    appender.appendDataChunk(chunk);
  };
  return {
    append: (items) => {
      for (let from = 0; from < items.length; from += CHUNK_ROWS) {
        appendPart(items.slice(from, from + CHUNK_ROWS), from);
      }
    },
    close: () => appender.closeSync(),
  };
}

async function createTable<Item>(
  connection: DuckDBConnection,
  name: string,
  columns: readonly Filling<Item>[],
): Promise<Filler<Item>> {
  const definitions = columns.map((column) => `${quoteName(column.name)} ${column.type.toString()}`);
  await connection.run(`CREATE TEMP TABLE ${quoteName(name)} (${definitions.join(', ')})`);
  return fillerOf(await connection.createAppender(name), columns);
}

const WORD_COLUMNS: readonly Filling<string>[] = [
  { name: 'code', type: UINTEGER, valueOf: (_, index) => index + 1 },
  { name: 'word', type: VARCHAR, valueOf: (word) => word },
];

function copyStatement(name: string, columns: readonly StagedColumn[], path: string, tradeDate: string): string {
  const values = columns.map((column) => `${column.expression()} AS ${quoteName(column.name)}`);
  const words = `(SELECT list(word ORDER BY code) AS words FROM ${quoteName(`${name} words`)})`;
  const from = `${quoteName(name)}, ${words}`;
  const select = `SELECT DATE ${quoteText(tradeDate)} AS trade_date, ${values.join(', ')} FROM ${from}`;
  return `COPY (${select}) TO ${quoteText(path)} (${DAY_FILE_OPTIONS})`;
}

export async function createStagingTable(
  connection: DuckDBConnection,
  name: string,
  described: Columns,
): Promise<StagingTable> {
  const words = createWords();
  const columns = Object.entries(described)
    .filter(([column]) => column !== 'trade_date')
    .map(([column, description]) => stagedColumn(column, description, words));
  const fillings = columns.map(
    (column): Filling<StagedRow> => ({ ...column, valueOf: (row) => column.stage(row[column.name]) }),
  );
  const filler = await createTable(connection, name, fillings);
  let rowCount = 0;
  return {
    append: (rows) => {
      filler.append(rows);
      rowCount += rows.length;
    },
    rowCount: () => rowCount,
    writeParquet: async (path, tradeDate) => {
      filler.close();
      const wordFiller = await createTable(connection, `${name} words`, WORD_COLUMNS);
      wordFiller.append(words.all());
      wordFiller.close();
      await connection.run(copyStatement(name, columns, path, tradeDate));
    },
  };
}
