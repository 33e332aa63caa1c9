import type { Grid } from '@meridian/domain/columns/grid';
import type { UserView, UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { defaultGridView, fittedGridView, type GridView } from '../../components/data-grid/view/grid-view.ts';
import { readSavedView } from './read-saved-view.ts';
import { isSameView } from './same-view.ts';
import { useStartView } from './use-start-view.ts';
import { useViewChanges } from './use-view-changes.ts';
import { useViewSettings, viewQuery } from './use-view-settings.ts';
import { chooseView, STANDARD, useViewChoice, type ViewPlace } from './view-choice.ts';

export type ColumnViewsProps = {
  readonly grid: Grid;
  /** The present view of the grid. */
  readonly current: GridView;
  /** Fitted to the present columns. */
  readonly onApply: (view: GridView) => void;
};

export type ColumnViewsModel = ReturnType<typeof useColumnViews>;

/** The saved views of a grid, the chosen one, and whether it was changed. */
export function useColumnViews(userId: number, { grid, current, onApply }: ColumnViewsProps) {
  const place: ViewPlace = { userId, gridId: grid.id };
  const settings = useViewSettings(grid.id);
  const choice = useViewChoice(place);
  const startError = useStartView(place, choice, settings.data, (saved) => onApply(fitted(grid, saved)));
  const load = useLoadView();
  const chosen = choice?.kind === 'view' ? choice.saved : null;
  const baseline = useMemo(() => (chosen === null ? defaultGridView(grid) : fitted(grid, chosen)), [grid, chosen]);
  const changes = useViewChanges(place);
  const forgetFailures = () => {
    load.reset();
    for (const { failure, forget } of Object.values(changes)) if (failure !== null) forget();
  };
  const show = (saved: UserView) => {
    onApply(fitted(grid, saved));
    chooseView(place, { kind: 'view', saved });
  };
  return {
    settings,
    changes,
    /** A refusal is shown once. Reopening the panel clears it. */
    forgetFailures,
    current,
    /** Null for the standard view. */
    chosen,
    isChanged: choice !== null && !isSameView(current, baseline),
    loadError: load.error ?? startError,
    isLoading: load.isPending,
    /** True when the view is on screen. */
    choose: async (setting: Pick<UserViewSetting, 'id' | 'version'>): Promise<boolean> => {
      const saved = await load.mutateAsync({ setting, isFresh: false }).catch(() => null);
      if (saved !== null) show(saved);
      return saved !== null;
    },
    /** The chosen view as the server has it by now. */
    reload: async (): Promise<boolean> => {
      if (chosen === null) return false;
      const saved = await load.mutateAsync({ setting: chosen, isFresh: true }).catch(() => null);
      if (saved !== null) show(saved);
      return saved !== null;
    },
    chooseStandard: () => {
      onApply(defaultGridView(grid));
      chooseView(place, STANDARD);
    },
    discard: () => onApply(baseline),
  };
}

function fitted(grid: Grid, { view }: UserView): GridView {
  return fittedGridView(grid, readSavedView(view));
}

type Load = { readonly setting: Pick<UserViewSetting, 'id' | 'version'>; readonly isFresh: boolean };

function useLoadView() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ setting, isFresh }: Load) => {
      const query = viewQuery(api, setting);
      return queryClient.fetchQuery(isFresh ? { ...query, staleTime: 0 } : query);
    },
  });
}
