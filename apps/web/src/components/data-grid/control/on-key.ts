import { HEADER_ROW } from '../cells/cell-position.ts';
import {
  type GridCommand,
  gridCommand,
  headerCommand,
  type HeaderCommand,
  type KeyStroke,
} from '../cells/grid-keys.ts';
import { isEscapeTaken } from '../../../lib/escape-stack.ts';
import { expandRow } from './expand-row.ts';
import { fitColumn } from './fit-column.ts';
import type { GridController } from './grid-controller.ts';
import { ignoreClosed } from './ignore-closed.ts';

/** True when the grid handled the key, so that nothing else does. */
export function onKey(grid: GridController, stroke: KeyStroke): boolean {
  const { active } = grid.getChrome();
  if (active?.row === HEADER_ROW) {
    const command = headerCommand(stroke);
    if (command !== null) {
      runInHeader(grid, active.columnId, command);
      return true;
    }
  }
  const command = gridCommand(stroke);
  return command !== null && run(grid, command);
}

function runInHeader(grid: GridController, columnId: string, command: HeaderCommand): void {
  const { onSort, onColumn, layout } = grid.inputs;
  const placed = layout.columns.find(({ column }) => column.id === columnId);
  if (placed === undefined) return;
  switch (command.kind) {
    case 'sort':
      if (placed.column.sortable) onSort(columnId, command.isAdded);
      return;
    case 'resize':
      onColumn({ kind: 'resize', id: columnId, width: placed.width + command.by });
      return;
    case 'fit':
      fitColumn(grid, placed);
      return;
    case 'step':
      onColumn({ kind: 'step', id: columnId, by: command.by });
  }
}

function run(grid: GridController, command: GridCommand): boolean {
  switch (command.kind) {
    case 'move':
      if (!command.isRange && turnsTree(grid, command.move)) return true;
      grid.move(command.move, command.isRange);
      return true;
    case 'toggle-row':
      return toggleRow(grid, command.isRange);
    case 'open':
      return open(grid);
    case 'select-all':
      selectAll(grid);
      return true;
    case 'copy':
      ignoreClosed(grid.copy(command.withHeaders));
      return true;
    case 'menu':
      return openMenu(grid);
    case 'filter':
      return openFilter(grid);
    case 'expand':
      return expand(grid, command.isExpanded);
    case 'clear':
    default:
      // Escape closes a panel beside the grid before it clears a selection.
      if (isEscapeTaken()) return false;
      return grid.clearRange() || (grid.rows?.clear() ?? false);
  }
}

/** Left and right fold and unfold a row, as in every tree. If it is so already, they move the cell. */
function turnsTree(grid: GridController, move: Extract<GridCommand, { kind: 'move' }>['move']): boolean {
  const row = grid.target()?.row;
  if (move.kind !== 'by' || move.columns === 0 || row?.kind !== 'group') return false;
  return expand(grid, move.columns > 0);
}

function expand(grid: GridController, isOpen: boolean): boolean {
  const row = grid.target()?.row ?? null;
  if (row === null || row.isOpen === null || row.isOpen === isOpen) return false;
  expandRow(grid, row, isOpen);
  return true;
}

function toggleRow(grid: GridController, isRange: boolean): boolean {
  const target = grid.target();
  if (target === null || target.row === null || grid.rows === null) return false;
  ignoreClosed(isRange ? grid.rows.extendTo(target.index, true) : grid.rows.toggle(target.row, target.index));
  return true;
}

/** Presses the control of the active cell, else opens the row. */
function open(grid: GridController): boolean {
  const target = grid.target();
  if (target === null || target.row === null) return false;
  if (target.row.isOpen !== null && target.row.kind === 'group') {
    expandRow(grid, target.row, !target.row.isOpen);
    return true;
  }
  const element = grid.surface?.painter.viewAt(target.index)?.elementOf(target.columnId);
  const button = element?.querySelector('button');
  if (button !== null && button !== undefined) button.click();
  else grid.inputs.onOpen(target.row);
  return true;
}

function selectAll(grid: GridController): void {
  if (grid.rows !== null) {
    ignoreClosed(grid.rows.selectFiltered());
    return;
  }
  const { columnIds, rowCount } = grid.bounds;
  const first = columnIds[0];
  const last = columnIds.at(-1);
  if (first === undefined || last === undefined || rowCount === 0) return;
  grid.setRange({ row: 0, rowId: null, columnId: first }, { row: rowCount - 1, rowId: null, columnId: last });
}

function openMenu(grid: GridController): boolean {
  const target = grid.target();
  if (target === null) return false;
  const element =
    target.index === HEADER_ROW
      ? grid.elements?.canvas.querySelector(`[data-header="${CSS.escape(target.columnId)}"]`)
      : grid.surface?.painter.viewAt(target.index)?.elementOf(target.columnId);
  const box = element?.getBoundingClientRect();
  if (box === undefined) return false;
  grid.inputs.onMenu(target, { x: box.left + 8, y: box.bottom });
  return true;
}

function openFilter(grid: GridController): boolean {
  const columnId = grid.getChrome().active?.columnId;
  if (columnId === undefined) return false;
  grid.inputs.onFilter(columnId);
  return true;
}
