import type { ColumnSort } from '@meridian/domain/columns/grid';
import { SCHEDULE_COLUMNS, scheduleCellText } from './schedule-cells.ts';
import type { Schedule } from './use-schedules.ts';

export type ScheduleStatus = 'all' | 'active' | 'inactive';

export type ScheduleFilter = {
  readonly search: string;
  readonly status: ScheduleStatus;
  /** What a column must contain, by its id. */
  readonly columns: Readonly<Record<string, string>>;
};

/** Rows with each word of the search in some column, and in a column what is asked of it. */
export function filteredSchedules(
  rows: readonly Schedule[],
  { search, status, columns }: ScheduleFilter,
  zone: string,
): readonly Schedule[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const asked = Object.entries(columns).flatMap(([id, part]) => {
    const wanted = part.trim().toLowerCase();
    return wanted === '' ? [] : [[id, wanted] as const];
  });
  return rows.filter((row) => {
    if (status !== 'all' && row.is_enabled !== (status === 'active')) return false;
    if (!asked.every(([id, part]) => scheduleCellText(id, row, zone).toLowerCase().includes(part))) return false;
    if (words.length === 0) return true;
    const text = SCHEDULE_COLUMNS.map(({ id }) => scheduleCellText(id, row, zone))
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Numbers by size, everything else as it reads. Rows that compare equal keep their order. */
export function sortedSchedules(rows: readonly Schedule[], sort: ColumnSort | null, zone: string): readonly Schedule[] {
  if (sort === null) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b, sort.columnId, zone));
}

function compare(a: Schedule, b: Schedule, columnId: string, zone: string): number {
  const one = numberAt(a, columnId);
  const other = numberAt(b, columnId);
  if (one !== null && other !== null) return one - other;
  return scheduleCellText(columnId, a, zone).localeCompare(scheduleCellText(columnId, b, zone), 'en', {
    numeric: true,
    sensitivity: 'base',
  });
}

function numberAt(row: Schedule, columnId: string): number | null {
  const fields: Readonly<Record<string, unknown>> = row;
  const value = fields[columnId];
  return typeof value === 'number' ? value : null;
}

/** Up, then down, then as the server sends them. */
export function nextSort(sort: ColumnSort | null, columnId: string): ColumnSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}
