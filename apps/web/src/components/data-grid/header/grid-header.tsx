/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table element cannot be windowed. */
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { type PointerEvent, useState, useSyncExternalStore } from 'react';
import { HEADER_ROW } from '../cells/cell-position.ts';
import type { ColumnLayout, PlacedColumn } from '../columns/column-layout.ts';
import { sortMark } from '../columns/column-sort.ts';
import type { GridController } from '../control/grid-controller.ts';
import { headerCellId } from '../control/grid-surface.ts';
import { ariaColumnIndex } from '../paint/paint-columns.ts';
import type { GridView } from '../view/grid-view.ts';
import { type ColumnDrop, startColumnDrag } from './column-drag.ts';
import { HeaderCell } from './header-cell.tsx';
import { SelectAll } from './select-all.tsx';
import styles from './header.module.css';

type GridHeaderProps = {
  readonly grid: GridController;
  readonly layout: ColumnLayout;
  readonly handle: GridHandle | null;
  readonly view: GridView;
  readonly idPrefix: string;
  readonly hasChecks: boolean;
  readonly onFilter: (columnId: string) => void;
};

/** The column headers: sort, filter, resize, move. Pinned ones stay at the edges. */
export function GridHeader({ grid, layout, handle, view, idPrefix, hasChecks, onFilter }: GridHeaderProps) {
  // Selects only what the header shows: the active cell changes with every key.
  const middle = useSyncExternalStore(grid.subscribe, () => grid.getChrome().middle);
  const activeId = useSyncExternalStore(grid.subscribe, () => activeHeader(grid));
  const [drop, setDrop] = useState<ColumnDrop | null>(null);

  const onGrab = (placed: PlacedColumn) => (event: PointerEvent<HTMLElement>) => {
    startColumnDrag(event, placed.column, {
      onDrop: setDrop,
      onMove: ({ target, side }) => grid.inputs.onColumn({ kind: 'move', id: placed.column.id, target, side }),
      onPress: (isAdded) => {
        grid.activate({ row: HEADER_ROW, rowId: null, columnId: placed.column.id }, false, false);
        if (placed.column.sortable) grid.inputs.onSort(placed.column.id, isAdded);
      },
    });
  };

  const cell = (placed: PlacedColumn) => {
    const { id } = placed.column;
    return (
      <HeaderCell
        key={id}
        id={headerCellId(idPrefix, id)}
        grid={grid}
        placed={placed}
        columnIndex={ariaColumnIndex(placed, hasChecks)}
        sort={sortMark(view.sort, id)}
        isFiltered={id in view.filters}
        isActive={activeId === id}
        drop={drop?.target === id ? drop.side : null}
        onGrab={onGrab(placed)}
        onFilter={() => onFilter(id)}
      />
    );
  };

  return (
    <div className={styles['head']} role="rowgroup">
      <div className={styles['row']} role="row" aria-rowindex={1}>
        <div className={styles['left']} role="presentation">
          {hasChecks ? <SelectAll grid={grid} handle={handle} /> : null}
          {layout.left.map(cell)}
        </div>
        <div className={styles['middle']} role="presentation">
          <div className={styles['sliding']} role="presentation">
            {layout.middle.slice(middle.from, middle.to).map(cell)}
          </div>
        </div>
        <div className={styles['right']} role="presentation">
          {layout.right.map(cell)}
        </div>
      </div>
    </div>
  );
}

function activeHeader(grid: GridController): string | null {
  const { active } = grid.getChrome();
  return active?.row === HEADER_ROW ? active.columnId : null;
}
