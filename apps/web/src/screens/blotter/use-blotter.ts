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
  /** Null while the source is unknown. */
  readonly source: GridTopic | null;
  /** Null where rows of all asset classes are mixed. */
  readonly asset: AssetSelection | null;
  /** The address parameters for sort, filters and groups. Default: not in the address. */
  readonly inAddress?: AddressPlace;
};

export type Blotter = {
  /** The grid with the columns of the asset class. */
  readonly grid: Grid;
  /** With the columns of every asset class, as views keep them. */
  readonly wide: Grid;
  readonly handle: GridHandle | null;
  readonly controls: GridViewControls;
  /** True when the address sets the view: the first saved view does not override it. */
  readonly applyView: (view: GridView) => void;
};

/** A live grid with its view, which is part of the address. */
export function useBlotter({ grid: wide, source, asset, inAddress }: BlotterOptions): Blotter {
  const grid = useMemo(() => forAsset(wide, asset), [wide, asset]);
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const [asked, setAsked] = useState(() => (inAddress === undefined ? null : viewFromAddress(search, inAddress)));
  // The view keeps all columns, so that a saved view is the same for all asset classes.
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
  return { grid, wide, handle, controls, applyView };
}

function forAsset(grid: Grid, asset: AssetSelection | null): Grid {
  const columns = grid.columns.filter((column) => asset === null || appliesToAsset(column, asset));
  return { ...grid, columns: columns.map((column) => withLeastWidth(column, asset)) };
}

function withLeastWidth(column: Column, asset: AssetSelection | null): Column {
  return { ...column, leastWidth: leastWidth(column, asset) };
}
