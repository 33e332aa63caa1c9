import type { GridRowsWanted } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { GridController } from './control/grid-controller.ts';
import type { CellTarget } from './control/grid-inputs.ts';
import type { DataGridProps } from './data-grid-props.ts';
import { ColumnChooser, FilterPanel, GridMenu } from './later-panels.ts';
import type { MenuFacts } from './menu/menu-entries.ts';
import type { OpenPanel } from './open-panel.ts';
import { useGridSelection } from './use-grid-state.ts';

type GridPanelsProps = DataGridProps & {
  readonly panel: OpenPanel | null;
  readonly controller: GridController;
  readonly onPanel: (panel: OpenPanel | null) => void;
  readonly onFilter: (columnId: string) => void;
};

/** Filter, context menu and column chooser, each opened at its trigger. */
export function GridPanels(props: GridPanelsProps) {
  const { panel, controller, controls, grid, handle, onPanel } = props;
  const close = () => onPanel(null);
  if (panel === null) return null;
  if (panel.kind === 'columns') {
    return (
      <ColumnChooser
        columns={grid.columns}
        controls={controls}
        anchor={panel.anchor}
        actions={props.chooserActions}
        onClose={close}
      />
    );
  }
  if (panel.kind === 'menu') {
    return <ContextMenu {...props} controller={controller} target={panel.target} point={panel.point} />;
  }
  const column = grid.columns.find(({ id }) => id === panel.columnId);
  if (column === undefined) return null;
  return (
    <FilterPanel
      key={column.id}
      column={column}
      filter={controls.view.filters[column.id] ?? null}
      handle={handle}
      anchor={panel.anchor}
      onChange={(filter) => controls.change({ kind: 'filter', columnId: column.id, filter })}
      onClose={close}
    />
  );
}

type ContextMenuProps = GridPanelsProps & {
  readonly target: CellTarget;
  readonly point: { readonly x: number; readonly y: number };
};

function ContextMenu({
  target,
  point,
  controller,
  controls,
  grid,
  handle,
  rowActions,
  onPanel,
  onFilter,
}: ContextMenuProps) {
  const selected = useGridSelection(handle);
  const column = grid.columns.find(({ id }) => id === target.columnId);
  if (column === undefined) return null;
  const keys = keysOf(target, selected);
  const rows: GridRowsWanted =
    keys.length > 1 ? { kind: 'selection' } : { kind: 'range', first: target.index, last: target.index };
  const facts: MenuFacts = {
    column,
    target,
    rowCount: keys.length,
    isFiltered: column.id in controls.view.filters,
    isSorted: controls.view.sort.some(({ columnId }) => columnId === column.id),
    isGrouped: controls.view.groupBy.includes(column.id),
    pinned: controls.view.columns.find(({ id }) => id === column.id)?.pinned ?? null,
  };
  const corner = { left: point.x, right: point.x, top: point.y, bottom: point.y };
  return (
    <GridMenu
      point={point}
      context={{
        grid: controller,
        controls,
        facts,
        rows,
        onFilter,
        onColumns: () => onPanel({ kind: 'columns', anchor: corner }),
      }}
      keys={keys}
      actions={keys.length === 0 ? [] : (rowActions?.(keys) ?? [])}
      onClose={() => {
        onPanel(null);
        controller.elements?.scroller.focus({ preventScroll: true });
      }}
    />
  );
}

/** The whole selection, if the row under the pointer is part of it. */
function keysOf({ row }: CellTarget, selected: ReadonlySet<RowKey>): readonly RowKey[] {
  if (row === null || row.key === null) return [];
  return selected.has(row.key) ? [...selected] : [row.key];
}
