import type { AssetSelection } from '@meridian/domain/asset-class';
import { leastWidth } from '@meridian/domain/columns/asset-width';
import { appliesToAsset, type Column } from '@meridian/domain/columns/column';
import type { Grid } from '@meridian/domain/columns/grid';
import type { GridHandle, GridTopic } from '@meridian/live-client/grid/grid-model';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GridView } from '../../components/data-grid/view/grid-view.ts';
import { type GridViewControls, useGridView } from '../../components/data-grid/view/use-grid-view.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useFollowedAddress } from '../../lib/use-followed-address.ts';
import { useLiveGrid } from '../../live/grid-context.tsx';
import { viewFromAddress, withViewAddress } from './view-address.ts';

export type BlotterOptions = {
  readonly grid: Grid;
  /** Null while it is not known what to show. */
  readonly source: GridTopic | null;
  /** Null where rows of all asset classes stand side by side. */
  readonly asset: AssetSelection | null;
  /** Sort, filters and groups stand in the address; of a screen's grids one at most. */
  readonly isInAddress?: boolean;
};

export type Blotter = {
  /** With the columns that mean something for the asset class. */
  readonly grid: Grid;
  readonly handle: GridHandle | null;
  readonly controls: GridViewControls;
  /** For the saved views: the first of them does not override what the address asks for. */
  readonly applyView: (view: GridView) => void;
};

/** A live grid with its view; what is looked at can be linked to. */
export function useBlotter({ grid: wide, source, asset, isInAddress = false }: BlotterOptions): Blotter {
  const grid = useMemo(() => forAsset(wide, asset), [wide, asset]);
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const [asked, setAsked] = useState(() => (isInAddress ? viewFromAddress(search) : null));
  // The view keeps all columns, so that a saved one is the same whatever asset class is looked at.
  const controls = useGridView(wide, asked);
  const handle = useLiveGrid(wide, source);
  const { view, change } = controls;
  const tellAddress = useEffectEvent((shown: GridView) => {
    if (isInAddress) changeSearch((now) => withViewAddress(now, shown, { sort: grid.defaultSort }));
  });
  useEffect(() => tellAddress(view), [view]);
  useFollowedAddress(() => {
    const plain = { sort: wide.defaultSort, filters: {}, groupBy: [] };
    if (isInAddress) change({ kind: 'apply', view: { ...view, ...plain, ...viewFromAddress(search) } });
  });
  const applyView = useCallback(
    (next: GridView) => {
      change({ kind: 'apply', view: { ...next, ...asked } });
      setAsked(null);
    },
    [change, asked],
  );
  return { grid, handle, controls, applyView };
}

function forAsset(grid: Grid, asset: AssetSelection | null): Grid {
  const columns = grid.columns.filter((column) => asset === null || appliesToAsset(column, asset));
  return { ...grid, columns: columns.map((column) => withLeastWidth(column, asset)) };
}

function withLeastWidth(column: Column, asset: AssetSelection | null): Column {
  return { ...column, leastWidth: leastWidth(column, asset) };
}
