/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a table element cannot be windowed; the grid's keys are handled on its one focusable element. */
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { HEADER_ROW } from './cells/cell-position.ts';
import type { ColumnLayout } from './columns/column-layout.ts';
import type { GridController } from './control/grid-controller.ts';
import { onKey } from './control/on-key.ts';
import { menuTarget, onClick, onDoubleClick, onPointerDown, showFullText } from './control/on-pointer.ts';
import type { DataGridProps } from './data-grid-props.ts';
import { GridHeader } from './header/grid-header.tsx';
import type { GridRefs } from './use-grid-refs.ts';
import type { GridView } from './view/grid-view.ts';
import styles from './data-grid.module.css';

type GridStageProps = {
  readonly label: string;
  readonly grid: GridController;
  readonly layout: ColumnLayout;
  readonly handle: GridHandle | null;
  readonly view: GridView;
  readonly idPrefix: string;
  readonly refs: GridRefs;
  readonly hasChecks: boolean;
  readonly isTree: boolean;
  readonly isSectioned: boolean;
  readonly onFilter: (columnId: string) => void;
  readonly onRowKey: DataGridProps['onRowKey'];
};

/** The scrolling part. React draws the header and the frame; only the painter changes the rows. */
export function GridStage(props: GridStageProps) {
  const { grid, handle, hasChecks, layout } = props;
  const { scroller: scrollerRef, canvas: canvasRef, body: bodyRef, dock: dockRef, bar: barRef } = props.refs;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!onKey(grid, event) && props.onRowKey?.(event) !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onContextMenu = (event: MouseEvent) => {
    const target = menuTarget(grid, event.target) ?? headerTarget(event.target);
    if (target === null) return;
    event.preventDefault();
    grid.inputs.onMenu(target, { x: event.clientX, y: event.clientY });
  };
  const pointing = {
    onPointerDown: (event: PointerEvent) => onPointerDown(grid, event.nativeEvent),
    onClick: (event: MouseEvent) => onClick(grid, event.nativeEvent),
    onDoubleClick: (event: MouseEvent) => onDoubleClick(grid, event.nativeEvent),
    onPointerOver: (event: PointerEvent) => showFullText(event.target),
  };

  return (
    <>
      <div
        ref={scrollerRef}
        className={styles['scroller']}
        role={props.isTree ? 'treegrid' : 'grid'}
        aria-label={props.label}
        aria-colcount={layout.columns.length + (hasChecks ? 1 : 0)}
        aria-multiselectable={hasChecks}
        tabIndex={0}
        data-grid-scroller=""
        data-sections={props.isSectioned ? '' : undefined}
        onScroll={() => grid.surface?.scroll()}
        onKeyDown={onKeyDown}
        onFocus={() => grid.enter()}
        onMouseDown={(event) => keepFocus(grid, event)}
        onContextMenu={onContextMenu}
        onWheel={(event) => grid.surface?.slideBy(event.deltaX)}
        onPointerEnter={() => handle?.setHold(true)}
        onPointerLeave={() => handle?.setHold(false)}
      >
        <div ref={canvasRef} className={styles['canvas']} role="presentation">
          <GridHeader
            grid={grid}
            layout={layout}
            handle={handle}
            view={props.view}
            idPrefix={props.idPrefix}
            hasChecks={hasChecks}
            onFilter={props.onFilter}
          />
          <div ref={bodyRef} className={styles['body']} role="rowgroup" {...pointing} />
          <div ref={dockRef} className={styles['dock']} role="rowgroup" hidden {...pointing} />
        </div>
      </div>
      <div
        ref={barRef}
        className={styles['bar']}
        aria-hidden="true"
        data-grid-bar=""
        onScroll={() => grid.surface?.slide()}
      >
        <div className={styles['length']} />
      </div>
    </>
  );
}

/** Pressing a button inside the grid leaves the focus on the grid. */
function keepFocus(grid: GridController, event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('button') === null) return;
  event.preventDefault();
  grid.elements?.scroller.focus({ preventScroll: true });
}

function headerTarget(target: EventTarget | null) {
  const columnId = target instanceof Element ? target.closest('[data-header]')?.getAttribute('data-header') : null;
  if (columnId === null || columnId === undefined) return null;
  return { columnId, row: null, index: HEADER_ROW, cell: null };
}
