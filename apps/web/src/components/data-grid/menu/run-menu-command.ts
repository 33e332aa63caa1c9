import type { GridRowsWanted } from '@meridian/live-client/grid/grid-model';
import { fitColumn } from '../control/fit-column.ts';
import type { GridController } from '../control/grid-controller.ts';
import { ignoreClosed } from '../control/ignore-closed.ts';
import { filterByCell, filterWithoutCell } from '../filters/cell-filter.ts';
import type { GridViewControls } from '../view/use-grid-view.ts';
import type { MenuCommand, MenuFacts } from './menu-entries.ts';

export type MenuContext = {
  readonly grid: GridController;
  readonly controls: GridViewControls;
  readonly facts: MenuFacts;
  /** The row under the pointer, or all selected rows if it is one of them. */
  readonly rows: GridRowsWanted;
  readonly onFilter: (columnId: string) => void;
  readonly onColumns: () => void;
};

export function runMenuCommand(command: MenuCommand, context: MenuContext): void {
  const { grid, controls, facts, rows } = context;
  const { column, target } = facts;
  const { change, view } = controls;
  const { id } = column;
  switch (command) {
    case 'copy-cell':
      ignoreClosed(grid.copyRows({ kind: 'range', first: target.index, last: target.index }, [id], false));
      return;
    case 'copy-rows':
      ignoreClosed(grid.copyRows(rows, null, false));
      return;
    case 'copy-headers':
      ignoreClosed(grid.copyRows(rows, null, true));
      return;
    case 'filter-value':
      if (target.cell !== null) change({ kind: 'filter', columnId: id, filter: filterByCell(column, target.cell) });
      return;
    case 'exclude-value':
      if (target.cell !== null) {
        change({ kind: 'filter', columnId: id, filter: filterWithoutCell(view.filters[id], target.cell) });
      }
      return;
    case 'filter':
      context.onFilter(id);
      return;
    case 'clear-filter':
      change({ kind: 'filter', columnId: id, filter: null });
      return;
    case 'sort-ascending':
    case 'sort-descending':
      change({
        kind: 'sort',
        sort: [{ columnId: id, direction: command === 'sort-ascending' ? 'ascending' : 'descending' }],
      });
      return;
    case 'clear-sort':
      change({ kind: 'sort', sort: view.sort.filter(({ columnId }) => columnId !== id) });
      return;
    case 'group':
      change({ kind: 'group', groupBy: [...view.groupBy, id] });
      return;
    case 'ungroup':
      change({ kind: 'group', groupBy: view.groupBy.filter((columnId) => columnId !== id) });
      return;
    case 'columns':
      context.onColumns();
      return;
    case 'pin-left':
    case 'pin-right':
    case 'unpin':
    case 'fit':
    case 'hide':
      runColumnCommand(command, context);
  }
}

function runColumnCommand(
  command: 'pin-left' | 'pin-right' | 'unpin' | 'fit' | 'hide',
  { grid, controls, facts }: MenuContext,
): void {
  const { id } = facts.column;
  const placed = grid.inputs.layout.columns.find(({ column }) => column.id === id);
  const pins = { 'pin-left': 'left', 'pin-right': 'right', unpin: null } as const;
  if (command === 'fit') {
    if (placed !== undefined) fitColumn(grid, placed);
  } else if (command === 'hide') {
    controls.change({ kind: 'column', action: { kind: 'show', id, hidden: true } });
  } else {
    controls.change({ kind: 'column', action: { kind: 'pin', id, pinned: pins[command] } });
  }
}
