import type { Row, TableName } from '../row-batch.ts';
import { columnsWith } from '../tables/columns.ts';

/** What of a row, and of its changes, may leave. */
export type MarketMask = {
  row(row: Row): Row;
  columns(columns: readonly number[]): readonly number[];
};

const NO_MASK: MarketMask = { row: (row) => row, columns: (columns) => columns };

/** Without the permit, market-data cells are null and their changes go unmentioned. */
export function marketMask(table: TableName, isPermitted: boolean): MarketMask {
  const hidden = columnsWith(table, 'market');
  if (isPermitted || hidden.size === 0) return NO_MASK;
  return {
    row: (row) => row.map((cell, column) => (hidden.has(column) ? null : cell)),
    columns: (columns) => columns.filter((column) => !hidden.has(column)),
  };
}
