import type { PaintedRow } from '@meridian/live-client/grid/grid-model';
import type { CellPosition } from '../cells/cell-position.ts';
import type { ControlName } from '../paint/control-content.ts';
import type { CellTarget } from './grid-inputs.ts';
import { expandRow, isSection } from './expand-row.ts';
import type { GridController } from './grid-controller.ts';
import { ignoreClosed } from './ignore-closed.ts';

type Hit = {
  readonly row: PaintedRow;
  readonly index: number;
  readonly columnId: string | null;
  readonly control: ControlName | null;
};

const CONTROLS: readonly ControlName[] = ['bell', 'details', 'download', 'expander', 'check'];

/** What lies under the pointer; null outside the rows. */
export function hitOf(grid: GridController, target: EventTarget | null): Hit | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest('[role="row"]');
  const index = Number(element?.getAttribute('aria-rowindex') ?? 1) - 2;
  const row = index < 0 ? null : (grid.surface?.painter.rowAt(index) ?? null);
  if (row === null) return null;
  const columnId = target.closest('[data-column]')?.getAttribute('data-column') ?? null;
  const name = target.closest('[data-control]')?.getAttribute('data-control');
  return { row, index, columnId, control: CONTROLS.find((control) => control === name) ?? null };
}

function positionOf({ row, index, columnId }: Hit): CellPosition | null {
  return columnId === null ? null : { row: index, rowId: row.id, columnId };
}

/** A press activates the cell. Dragging selects a range of cells. */
export function onPointerDown(grid: GridController, event: PointerEvent): void {
  const hit = hitOf(grid, event.target);
  const position = hit === null ? null : positionOf(hit);
  if (hit === null || position === null || hit.control !== null || event.button !== 0) return;
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    grid.activate(position, event.shiftKey && grid.rows === null, false);
    return;
  }
  grid.activate(position, false, false);
  drawRange(grid, position, event.pointerId);
}

function drawRange(grid: GridController, anchor: CellPosition, pointerId: number): void {
  const body = grid.elements?.body;
  if (body === undefined) return;
  const end = new AbortController();
  const { signal } = end;
  body.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId || event.buttons === 0) return;
      const under = body.ownerDocument.elementFromPoint(event.clientX, event.clientY);
      const hit = hitOf(grid, under);
      const head = hit === null ? null : positionOf(hit);
      if (head === null) return;
      const isElsewhere = head.row !== anchor.row || head.columnId !== anchor.columnId;
      if (!isElsewhere && grid.getChrome().box === null) return;
      grid.setRange(anchor, head);
    },
    { signal },
  );
  body.ownerDocument.addEventListener('pointerup', () => end.abort(), { signal });
  body.ownerDocument.addEventListener('pointercancel', () => end.abort(), { signal });
}

/**
 * Ticks rows by checkbox or with a modifier key, and presses controls. A plain click only moves the cursor: a row that
 * it ticked would stay the target of keys after the cursor moved on.
 */
export function onClick(grid: GridController, event: MouseEvent): void {
  const hit = hitOf(grid, event.target);
  if (hit === null) return;
  const { rows, inputs } = grid;
  if (hit.control === 'expander' || isSection(hit.row)) {
    // One click anywhere on its line folds and unfolds a section.
    if (hit.row.isOpen !== null) expandRow(grid, hit.row, !hit.row.isOpen);
    return;
  }
  if (hit.control === 'check' || hit.control === null) {
    if (rows === null) return;
    if (event.shiftKey) ignoreClosed(rows.extendTo(hit.index, event.ctrlKey || hit.control === 'check'));
    else if (hit.control === 'check' || event.ctrlKey || event.metaKey) ignoreClosed(rows.toggle(hit.row, hit.index));
    else rows.startAt(hit.index);
    return;
  }
  if (hit.row.kind === 'row') inputs.onControl(hit.control, hit.row);
}

export function onDoubleClick(grid: GridController, event: MouseEvent): void {
  const hit = hitOf(grid, event.target);
  if (hit === null || hit.control !== null) return;
  if (hit.row.kind === 'row') grid.inputs.onOpen(hit.row);
  else if (hit.row.isOpen !== null && !isSection(hit.row)) grid.inputs.onExpand(hit.row, !hit.row.isOpen);
}

/** The target of a context menu. The cell becomes active unless it is inside the selected range. */
export function menuTarget(grid: GridController, target: EventTarget | null): CellTarget | null {
  const hit = hitOf(grid, target);
  const position = hit === null ? null : positionOf(hit);
  if (hit === null || position === null) return null;
  const { box } = grid.getChrome();
  const isInRange =
    box !== null && hit.index >= box.top && hit.index <= box.bottom && box.columnIds.includes(position.columnId);
  if (!isInRange) grid.activate(position, false, false);
  return grid.target(position);
}

/** Shows a cut text in full on hover. */
export function showFullText(target: EventTarget | null): void {
  const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
  if (!(cell instanceof HTMLElement)) return;
  const isCut = cell.scrollWidth > cell.clientWidth;
  const text = cell.dataset['hint'] ?? (isCut ? cell.innerText : '');
  if (cell.title !== text) cell.title = text;
}
