import { type Columns, SQL_TYPES } from '../columns.ts';
import { tableFile } from '../days/day-files.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { HISTORY_TABLES, type HistoryTable } from '../tables/history-tables.ts';

/** No rows, but all columns with their types. It serves ranges without days and days older than a column. */
function emptyTable(table: HistoryTable): string {
  const described: Columns = HISTORY_TABLES[table];
  const columns = Object.entries(described).map(([name, { kind }]) => `NULL::${SQL_TYPES[kind]} AS ${quoteName(name)}`);
  return `SELECT ${columns.join(', ')} WHERE false`;
}

function tableOf(dir: string, table: HistoryTable, dates: readonly string[]): string {
  const first = dates[0];
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return emptyTable(table);
  const files = dates.map((date) => quoteText(tableFile(dir, table, date))).join(', ');
  const scan = `read_parquet([${files}], hive_partitioning = false, union_by_name = true)`;
  const days = `trade_date BETWEEN DATE ${quoteText(first)} AND DATE ${quoteText(last)}`;
  return `${emptyTable(table)} UNION ALL BY NAME SELECT * FROM ${scan} WHERE ${days}`;
}

/** The statement over the files of the given days. Only these are opened. */
export function sqlOverDays(
  dir: string,
  sql: string,
  tables: readonly HistoryTable[],
  dates: readonly string[],
): string {
  if (tables.length === 0) return sql;
  // A materialised table would read all its columns before the statement selects some.
  const named = tables.map((table) => `${table} AS NOT MATERIALIZED (${tableOf(dir, table, dates)})`);
  return `WITH ${named.join(', ')} ${sql}`;
}
