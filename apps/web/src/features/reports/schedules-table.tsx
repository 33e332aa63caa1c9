import { type Column, columnAlign } from '@meridian/domain/columns/column';
import type { ColumnSort } from '@meridian/domain/columns/grid';
import { Checkbox } from '@salt-ds/core';
import { ArrowDownIcon, ArrowUpIcon } from '@salt-ds/icons';
import { TextBox } from '../../components/fields/text-box.tsx';
import styles from './reports-table.module.css';
import { ScheduleCell } from './schedule-cell.tsx';
import { SCHEDULE_COLUMNS } from './schedule-cells.ts';
import type { Schedule } from './use-schedules.ts';

const CHECK_WIDTH = 34;
const TABLE_WIDTH = SCHEDULE_COLUMNS.reduce((total, { width }) => total + width, CHECK_WIDTH);

type SchedulesTableProps = {
  readonly rows: readonly Schedule[];
  readonly sort: ColumnSort | null;
  readonly selected: ReadonlySet<number>;
  readonly onSort: (columnId: string) => void;
  /** What each column must contain; null while the fields are hidden. */
  readonly filters: Readonly<Record<string, string>> | null;
  readonly onFilter: (columnId: string, part: string) => void;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  readonly onDownload: (location: string) => void;
};

/** All 31 columns of the specification. The name opens the saved reports of a schedule. */
export function SchedulesTable({
  rows,
  sort,
  selected,
  filters,
  onSort,
  onFilter,
  onSelect,
  onDownload,
}: SchedulesTableProps) {
  const taken = rows.filter(({ schedule_id }) => selected.has(schedule_id)).length;
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <table className={styles['table']} style={{ width: TABLE_WIDTH }}>
      <caption className="salt-visuallyHidden">Scheduled reports</caption>
      <colgroup>
        <col style={{ width: CHECK_WIDTH }} />
        {SCHEDULE_COLUMNS.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td className={styles['check']}>
            <Checkbox
              inputProps={{ 'aria-label': 'Select all schedules' }}
              checked={rows.length > 0 && taken === rows.length}
              indeterminate={taken > 0 && taken < rows.length}
              onChange={() => onSelect(new Set(taken === rows.length ? [] : rows.map((row) => row.schedule_id)))}
            />
          </td>
          {SCHEDULE_COLUMNS.map((column) => (
            <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
        {filters === null ? null : <FilterRow filters={filters} onFilter={onFilter} />}
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.schedule_id} data-selected={selected.has(row.schedule_id)} data-quiet={!row.is_enabled}>
            <td className={styles['check']}>
              <Checkbox
                inputProps={{ 'aria-label': `Select ${row.report_name}` }}
                checked={selected.has(row.schedule_id)}
                onChange={() => toggle(row.schedule_id)}
              />
            </td>
            {SCHEDULE_COLUMNS.map((column) => (
              <ScheduleCell key={column.id} column={column} row={row} onDownload={onDownload} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SortHeaderProps = Pick<SchedulesTableProps, 'sort' | 'onSort'> & { readonly column: Column };

function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const direction = sort?.columnId === column.id ? sort.direction : null;
  if (!column.sortable || column.kind === 'download') return <th scope="col">{column.header}</th>;
  return (
    <th
      scope="col"
      data-align={columnAlign(column)}
      data-pinned={column.pinned === 'left'}
      aria-sort={direction ?? 'none'}
      title={column.header}
    >
      <button type="button" onClick={() => onSort(column.id)}>
        {column.header}
        {direction === 'ascending' ? <ArrowUpIcon aria-hidden /> : null}
        {direction === 'descending' ? <ArrowDownIcon aria-hidden /> : null}
      </button>
    </th>
  );
}

type FilterRowProps = Pick<SchedulesTableProps, 'onFilter'> & { readonly filters: Readonly<Record<string, string>> };

function FilterRow({ filters, onFilter }: FilterRowProps) {
  return (
    <tr className={styles['filters']}>
      <td className={styles['check']}>
        <span className="salt-visuallyHidden">Column filters</span>
      </td>
      {SCHEDULE_COLUMNS.map(({ id, header, kind, pinned }) => (
        <td key={id} data-pinned={pinned === 'left'}>
          {kind === 'download' ? null : (
            <TextBox
              aria-label={`Filter ${header}`}
              placeholder="contains"
              value={filters[id] ?? ''}
              onText={(part) => onFilter(id, part)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
