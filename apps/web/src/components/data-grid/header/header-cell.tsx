/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table element cannot be windowed. */
import { columnAlign } from '@meridian/domain/columns/column';
import { FilterIcon, FilterSolidIcon } from '@salt-ds/icons';
import type { PointerEvent } from 'react';
import type { PlacedColumn } from '../columns/column-layout.ts';
import type { SortMark } from '../columns/column-sort.ts';
import type { GridController } from '../control/grid-controller.ts';
import { fitColumn } from '../control/fit-column.ts';
import { filterFormKind } from '../filters/filter-kind.ts';
import { startColumnResize } from './column-resize.ts';
import styles from './header.module.css';

type HeaderCellProps = {
  readonly id: string;
  readonly grid: GridController;
  readonly placed: PlacedColumn;
  readonly columnIndex: number;
  readonly sort: SortMark | null;
  readonly isFiltered: boolean;
  readonly isActive: boolean;
  /** The edge at which a dragged column would land. */
  readonly drop: 'before' | 'after' | null;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  readonly onFilter: () => void;
};

export function HeaderCell(props: HeaderCellProps) {
  const { grid, placed, sort, isFiltered } = props;
  const { column, left, width } = placed;
  // Control columns need no header text; the group column does.
  const isUntitled = column.source === 'control' && column.kind !== 'group';
  const hasFilter = filterFormKind(column) !== 'none';
  return (
    <div
      id={props.id}
      className={styles['cell']}
      role="columnheader"
      aria-colindex={props.columnIndex}
      aria-sort={column.sortable ? (sort?.direction ?? 'none') : undefined}
      data-header={column.id}
      data-align={columnAlign(column)}
      data-active={props.isActive ? '' : undefined}
      data-drop={props.drop ?? undefined}
      data-sortable={column.sortable ? '' : undefined}
      title={isUntitled ? column.header : undefined}
      style={{ left, width }}
      onPointerDown={props.onGrab}
    >
      <span className={isUntitled ? 'salt-visuallyHidden' : styles['text']} data-header-text="">
        {column.header}
      </span>
      {sort === null ? null : <SortArrow sort={sort} />}
      {isFiltered ? <span className="salt-visuallyHidden">, filtered</span> : null}
      {hasFilter ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles['filter']}
          data-on={isFiltered ? '' : undefined}
          aria-label={`Filter by ${column.header}`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={props.onFilter}
        >
          {isFiltered ? <FilterSolidIcon aria-hidden /> : <FilterIcon aria-hidden />}
        </button>
      ) : null}
      <span
        className={styles['edge']}
        aria-hidden="true"
        onPointerDown={(event) => startColumnResize(event, grid, placed)}
        onDoubleClick={() => fitColumn(grid, placed)}
      />
    </div>
  );
}

function SortArrow({ sort }: { readonly sort: SortMark }) {
  return (
    <span className={styles['sort']}>
      <svg viewBox="0 0 10 10" data-direction={sort.direction} aria-hidden="true">
        <path d="M4.4 1h1.2v5.6l2-2l.85.85L5 8.9L1.55 5.45l.85-.85l2 2z" />
      </svg>
      {sort.order === null ? null : (
        <>
          <span className="salt-visuallyHidden">, sorted as number </span>
          {sort.order}
        </>
      )}
    </span>
  );
}
