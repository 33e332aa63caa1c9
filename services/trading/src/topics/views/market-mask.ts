import { withoutMarketNumbers } from '@meridian/domain/order-checks/without-market-numbers';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../../live/topic-source.ts';
import type { Row, TableName } from '../row-batch.ts';
import { marketDataColumns, marketDataParts, quotingColumns } from '../tables/columns.ts';

/** The visible part of a row and of its changes. */
export type MarketMask = {
  row(row: Row): Row;
  cells(cells: Cells): Cells;
  columns(columns: readonly number[]): readonly number[];
};

const NO_MASK: MarketMask = { row: (row) => row, cells: (cells) => cells, columns: (columns) => columns };

/** Without the permit, market-data cells are null, their changes are not sent, and texts lose their market numbers. */
export function marketMask(table: TableName, isPermitted: boolean): MarketMask {
  const hidden = marketDataColumns(table);
  const quoting = quotingColumns(table);
  const parts = marketDataParts(table);
  if (isPermitted || hidden.size + quoting.size + parts.size === 0) return NO_MASK;
  const masked = (cell: Cell, column: number): Cell => {
    if (hidden.has(column)) return null;
    if (quoting.has(column)) return typeof cell === 'string' ? withoutMarketNumbers(cell) : cell;
    const keys = parts.get(column);
    return keys === undefined ? cell : withoutKeys(cell, keys);
  };
  return {
    row: (row) => row.map(masked),
    cells: (cells) => ({ at: (column) => masked(cells.at(column) ?? null, column) }),
    columns: (columns) => columns.filter((column) => !hidden.has(column)),
  };
}

/** An unreadable text is removed as a whole. */
function withoutKeys(text: Cell, keys: ReadonlySet<string>): string | null {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    return JSON.stringify(Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key))));
  } catch {
    return null;
  }
}
