import { type Column, columnFilter } from '@meridian/domain/columns/column';
import { finiteNumber } from '@meridian/domain/finite-number';
import type { GridColumnFilter, GridDistinct, PaintedCell } from '@meridian/live-client/grid/grid-model';
import { filterFormKind } from './filter-kind.ts';

/** Rows that have what this cell has; null where a column cannot be filtered. */
export function filterByCell(column: Column, cell: PaintedCell): GridColumnFilter | null {
  if (filterFormKind(column) === 'none') return null;
  const number = finiteNumber(cell.value);
  const filter = columnFilter(column);
  if (filter === 'number' && number !== null) return { kind: 'number', min: number, max: number };
  if (filter === 'date' && column.kind !== 'date' && number !== null) {
    return { kind: 'time', fromMs: number, toMs: number };
  }
  return { kind: 'set', texts: [cell.text] };
}

/** Rows that have anything else of what there is now; null when nothing else is there, or too much to name. */
export function filterWithoutCell(distinct: GridDistinct, cell: PaintedCell): GridColumnFilter | null {
  if (distinct.isTruncated) return null;
  const texts = distinct.values.map(({ text }) => text).filter((text) => text !== cell.text);
  return texts.length === 0 ? null : { kind: 'set', texts };
}
