/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a table element cannot be windowed; the grid's keys are handled on its one focusable element. */
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { HEADER_ROW } from './cells/cell-position.ts';
import type { ColumnLayout } from './columns/column-layout.ts';
import type { GridController } from './control/grid-controller.ts';
import { onKey } from './control/on-key.ts';
import { menuTarget, onClick, onDoubleClick, onPointerDown, showFullText } from './control/on-pointer.ts';
import type { DataGridProps } from './data-grid-props.ts';
import { GridHeader } from './header/grid-header.tsx';
import type { GridView } from './view/grid-view.ts';
import styles from './data-grid.module.css';

type GridStageProps = {
  readonly label: string;
  readonly grid: GridController;
  readonly layout: ColumnLayout;
  readonly handle: GridHandle | null;
  readonly view: GridView;
  readonly idPrefix: string;
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  readonly canvasRef: RefObject<HTMLDivElement | null>;
  readonly bodyRef: RefObject<HTMLDivElement | null>;
  readonly barRef: RefObject<HTMLDivElement | null>;
  readonly hasChecks: boolean;
  readonly isTree: boolean;
  readonly onFilter: (columnId: string) => void;
  readonly onRowKey: DataGridProps['onRowKey'];
};

/** The scrolling part. React owns header and frame; the rows inside the body belong to the painter alone. */
export function GridStage(props: GridStageProps) {
  const { grid, handle, hasChecks, layout, scrollerRef, canvasRef, bodyRef, barRef } = props;

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
        onScroll={() => grid.surface?.refresh()}
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
          <div
            ref={bodyRef}
            className={styles['body']}
            role="rowgroup"
            onPointerDown={(event) => onPointerDown(grid, event.nativeEvent)}
            onClick={(event) => onClick(grid, event.nativeEvent)}
            onDoubleClick={(event) => onDoubleClick(grid, event.nativeEvent)}
            onPointerOver={(event) => showFullText(event.target)}
          />
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

/** The keyboard stays with the grid when one of its buttons is pressed. */
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
