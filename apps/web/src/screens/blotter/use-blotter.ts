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
import { type AddressPlace, viewFromAddress, withViewAddress } from './view-address.ts';

export type BlotterOptions = {
  readonly grid: Grid;
  /** Null while it is not known what to show. */
  readonly source: GridTopic | null;
  /** Null where rows of all asset classes stand side by side. */
  readonly asset: AssetSelection | null;
  /** Where in the address sort, filters and groups stand; nowhere unless told. */
  readonly inAddress?: AddressPlace;
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
export function useBlotter({ grid: wide, source, asset, inAddress }: BlotterOptions): Blotter {
  const grid = useMemo(() => forAsset(wide, asset), [wide, asset]);
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const [asked, setAsked] = useState(() => (inAddress === undefined ? null : viewFromAddress(search, inAddress)));
  // The view keeps all columns, so that a saved one is the same whatever asset class is looked at.
  const controls = useGridView(wide, asked);
  const handle = useLiveGrid(wide, source);
  const { view, change } = controls;
  const tellAddress = useEffectEvent((shown: GridView) => {
    if (inAddress === undefined) return;
    changeSearch((now) => withViewAddress(now, shown, { sort: grid.defaultSort }, inAddress));
  });
  useEffect(() => tellAddress(view), [view]);
  useFollowedAddress(() => {
    if (inAddress === undefined) return;
    const plain = { sort: wide.defaultSort, filters: {}, groupBy: [] };
    change({ kind: 'apply', view: { ...view, ...plain, ...viewFromAddress(search, inAddress) } });
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
