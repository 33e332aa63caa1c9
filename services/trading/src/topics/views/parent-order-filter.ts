import { isMarketData } from '@meridian/domain/columns/market-data';
import { compileSearch } from '@meridian/domain/power-search/compile-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import type { SearchField } from '@meridian/domain/power-search/search-fields';
import type { CellReader } from '@meridian/domain/power-search/search-reader';
import type { Cells } from '../../live/topic-source.ts';
import { TABLE_FIELDS } from '../row-batch.ts';

const columns = new Map<string, number>(TABLE_FIELDS.parent_orders.map((field, column) => [field, column]));

/** Reads one field of a parent order's row. Undefined when there is no such field. */
export function parentOrderCell(field: string): CellReader<Cells> {
  const column = columns.get(field);
  return column === undefined ? () => null : (row) => row.at(column) ?? null;
}

export function isMarketField({ column }: SearchField): boolean {
  return column !== null && isMarketData(column);
}

export type ParentOrderFilter = {
  readonly isFound: (row: Cells) => boolean;
  /** The columns that it reads. */
  readonly reads: ReadonlySet<number>;
};

/** The rows that a search finds. Without the permit market data never match. */
export function parentOrderFilter(
  search: PowerSearch,
  isMarketDataPermitted: boolean,
  nowMs: () => number,
): ParentOrderFilter {
  const isHidden = isMarketDataPermitted ? () => false : isMarketField;
  const reads = new Set<number>();
  const cells = (field: string): CellReader<Cells> => {
    const column = columns.get(field);
    if (column !== undefined) reads.add(column);
    return parentOrderCell(field);
  };
  return { isFound: compileSearch(search, { cells, isHidden, nowMs }), reads };
}
