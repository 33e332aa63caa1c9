import { type Column, columnFilter } from '@meridian/domain/columns/column';
import { isPairFilterActive } from '@meridian/domain/pair-filter';
import { isStatusFilterActive } from '@meridian/domain/status-filter';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';

export type FilterFormKind = Exclude<GridColumnFilter['kind'], 'except'> | 'none';

/** The attribute of the VC (volume cap) tag. Its filter is a pair of checkboxes. */
export const VOLUME_CAP_COLUMN = 'schedule_volume_cap_constrained';

/** Which form a column's filter has. */
export function filterFormKind(column: Column): FilterFormKind {
  if (column.id === VOLUME_CAP_COLUMN) return 'volume-cap';
  const filter = columnFilter(column);
  if (filter === 'none') return 'none';
  if (column.kind === 'status' || column.kind === 'child-status') return 'status';
  if (column.kind === 'limit') return 'limit';
  if (filter === 'choice') return 'set';
  if (filter === 'date') return column.kind === 'date' ? 'date' : 'time';
  return filter;
}

/** A filter that excludes nothing becomes null, so that equal views compare as equal. */
export function activeFilter(filter: GridColumnFilter): GridColumnFilter | null {
  switch (filter.kind) {
    case 'text':
      return filter.contains.trim() === '' ? null : filter;
    case 'number':
      return filter.min === null && filter.max === null ? null : filter;
    case 'date':
      return filter.from === null && filter.to === null ? null : filter;
    case 'time':
      return filter.fromMs === null && filter.toMs === null ? null : filter;
    case 'status':
      return isStatusFilterActive(filter.filter) ? filter : null;
    case 'limit':
    case 'volume-cap':
      return isPairFilterActive(filter.filter) ? filter : null;
    case 'set':
    case 'except':
    default:
      return filter;
  }
}
