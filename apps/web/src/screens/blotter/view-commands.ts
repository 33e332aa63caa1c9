import type { Column } from '@meridian/domain/columns/column';
import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { ALL_STATUSES, setGroup } from '@meridian/domain/status-filter';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { VOLUME_CAP_COLUMN } from '../../components/data-grid/filters/filter-kind.ts';
import type { GridViewAction } from '../../components/data-grid/view/grid-view-action.ts';
import type { Command } from '../../features/command-palette/command.ts';

export type ViewCommandInput = {
  readonly columns: readonly Column[];
  readonly isFiltered: boolean;
  readonly settings: readonly UserViewSetting[];
  readonly change: (action: GridViewAction) => void;
  readonly showView: (setting: UserViewSetting | 'standard') => void;
};

const GROUP = 'Views';

type Shortcut = { readonly columnId: string; readonly title: string; readonly filter: GridColumnFilter };

/** The most used filters of orders. */
const SHORTCUTS: readonly Shortcut[] = [
  {
    columnId: 'status',
    title: 'Show only not completed',
    filter: { kind: 'status', filter: setGroup(ALL_STATUSES, 'completed', false) },
  },
  {
    columnId: 'limit_price',
    title: 'Show only limited out',
    filter: { kind: 'limit', filter: { yes: true, no: false } },
  },
  {
    columnId: VOLUME_CAP_COLUMN,
    title: 'Show only volume cap constrained',
    filter: { kind: 'volume-cap', filter: { yes: true, no: false } },
  },
];

function command(id: string, title: string, run: () => void): Command {
  return { id: `view.${id}`, title, group: GROUP, run };
}

/** A grid's views and its usual filters, as commands. */
export function viewCommands({
  columns,
  isFiltered,
  settings,
  change,
  showView,
}: ViewCommandInput): readonly Command[] {
  const known = new Set(columns.map(({ id }) => id));
  const filters = SHORTCUTS.filter(({ columnId }) => known.has(columnId));
  return [
    ...settings.map((setting) =>
      command(`show.${setting.id}`, `Switch to view: ${setting.name}`, () => showView(setting)),
    ),
    // Without saved views there is nothing to return from.
    ...(settings.length === 0 ? [] : [command('standard', 'Switch to view: Standard', () => showView('standard'))]),
    ...filters.map(({ columnId, title, filter }) =>
      command(`filter.${columnId}`, title, () => change({ kind: 'filter', columnId, filter })),
    ),
    ...(isFiltered ? [command('clear', 'Clear all filters', () => change({ kind: 'clear-filters' }))] : []),
  ];
}
