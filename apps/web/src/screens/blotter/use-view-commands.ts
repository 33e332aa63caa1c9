import { useMemo } from 'react';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { useViewSettings } from '../../features/column-views/use-view-settings.ts';
import { askForView } from '../../features/column-views/view-choice.ts';
import type { Blotter } from './use-blotter.ts';
import { viewCommands } from './view-commands.ts';

const RANK = 50;

/** Palette commands for the views and filters of the main grid. */
export function useViewCommands({ grid, controls }: Blotter): void {
  const { data: settings } = useViewSettings(grid.id);
  const { change, view } = controls;
  const isFiltered = Object.keys(view.filters).length > 0;
  useCommandSource(
    useMemo(() => {
      const commands = viewCommands({
        columns: grid.columns,
        isFiltered,
        settings: settings ?? [],
        change,
        showView: (setting) => askForView(grid.id, setting),
      });
      return { id: 'views', rank: RANK, commands };
    }, [grid, isFiltered, settings, change]),
  );
}
