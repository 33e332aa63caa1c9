import { isMarketData } from '@meridian/domain/columns/market-data';
import { compileSearch } from '@meridian/domain/power-search/compile-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { SearchField } from '@meridian/domain/power-search/search-fields';
import type { CellReader } from '@meridian/domain/power-search/search-reader';
import { type Row, TABLE_FIELDS } from '../row-batch.ts';

const columns = new Map<string, number>(TABLE_FIELDS.parent_orders.map((field, column) => [field, column]));

/** Reads one field of a parent order's row. Undefined when there is no such field. */
export function parentOrderCell(field: string): CellReader<Row> {
  const column = columns.get(field);
  return column === undefined ? () => null : (row) => row[column] ?? null;
}

export function isMarketField({ column }: SearchField): boolean {
  return column !== null && isMarketData(column);
}

/** The rows that a search finds. Without the permit market data never match. */
export function parentOrderFilter(search: PowerSearch, isMarketDataPermitted: boolean): (row: Row) => boolean {
  const isHidden = isMarketDataPermitted ? () => false : isMarketField;
  const isFound = compileSearch(search, { cells: parentOrderCell, isHidden });
  // Rows are replaced, never changed, so a result can be kept. Each row is asked about several times.
  const known = new WeakMap<Row, boolean>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const now = isFound(row);
    known.set(row, now);
    return now;
  };
}
