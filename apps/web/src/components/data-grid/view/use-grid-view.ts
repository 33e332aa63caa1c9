import { useCallback, useMemo, useState } from 'react';
import { defaultGridView, fittedGridView, type GridColumns, type GridView } from './grid-view.ts';
import { type GridViewAction, gridView } from './grid-view-action.ts';

/** A grid's view and the one way to change it; grid, chooser, filter chips and saved views share it. */
export type GridViewControls = {
  readonly view: GridView;
  readonly change: (action: GridViewAction) => void;
};

/** `saved` is the initial view only. Apply a later one with `change({ kind: 'apply', view })`. */
export function useGridView(grid: GridColumns, saved: Partial<GridView> | null = null): GridViewControls {
  const [view, setView] = useState(() => (saved === null ? defaultGridView(grid) : fittedGridView(grid, saved)));
  const change = useCallback((action: GridViewAction) => setView((current) => gridView(grid, current, action)), [grid]);
  return useMemo(() => ({ view, change }), [view, change]);
}
