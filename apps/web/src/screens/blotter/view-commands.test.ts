import { eventLogGrid } from '@meridian/domain/columns/event-log';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { expect, it } from 'vitest';
import type { GridViewAction } from '../../components/data-grid/view/grid-view-action.ts';
import { type ViewCommandInput, viewCommands } from './view-commands.ts';

const FUTURES = { id: 7, name: 'Futures roll', isDefault: false, version: 3, grid: 'parent-orders' } as const;

function commandsOf(input: Partial<ViewCommandInput>) {
  const done: unknown[] = [];
  const change = (action: GridViewAction) => void done.push(action);
  const showView: ViewCommandInput['showView'] = (setting) => void done.push(setting);
  const { columns } = parentOrdersGrid;
  const commands = viewCommands({ columns, isFiltered: false, settings: [], change, showView, ...input });
  return { titles: commands.map(({ title }) => title), commands, done };
}

it('offers the saved views and the way back, and the usual filters', () => {
  const { titles, commands, done } = commandsOf({ settings: [FUTURES], isFiltered: true });
  expect(titles).toEqual([
    'Switch to view: Futures roll',
    'Switch to view: Standard',
    'Show only not completed',
    'Show only limited out',
    'Show only volume cap constrained',
    'Clear all filters',
  ]);
  for (const { run } of commands) run();
  expect(done.slice(0, 2)).toEqual([FUTURES, 'standard']);
  expect(done[3]).toEqual({
    kind: 'filter',
    columnId: 'limit_price',
    filter: { kind: 'limit', filter: { yes: true, no: false } },
  });
  expect(done.at(-1)).toEqual({ kind: 'clear-filters' });
});

it('offers no filter of a column that the grid does not have, and nothing to clear where nothing is filtered', () => {
  expect(commandsOf({ columns: eventLogGrid.columns }).titles).toEqual([]);
});
