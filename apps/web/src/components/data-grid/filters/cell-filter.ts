import { type Column, columnFilter } from '@meridian/domain/columns/column';
import { finiteNumber } from '@meridian/domain/finite-number';
import type { GridColumnFilter, PaintedCell } from '@meridian/live-client/grid/grid-model';
import { filterFormKind } from './filter-kind.ts';

/** Keeps rows with the value of this cell; null where the column has no filter. */
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

/** Excludes rows with the value of this cell, in addition to what the column already excludes. */
export function filterWithoutCell(own: GridColumnFilter | undefined, { text }: PaintedCell): GridColumnFilter {
  if (own?.kind === 'set') return { kind: 'set', texts: own.texts.filter((each) => each !== text) };
  return { kind: 'except', texts: own?.kind === 'except' ? [...own.texts, text] : [text] };
}
