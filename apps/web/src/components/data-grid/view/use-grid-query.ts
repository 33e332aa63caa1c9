import type {
  GridExpansion,
  GridHandle,
  GridQuery,
  GridSummaryWanted,
  PaintedRow,
} from '@meridian/live-client/grid/grid-model';
import { treePath } from '@meridian/live-client/grid/grid-model';
import { useCallback, useEffect, useState } from 'react';
import type { GridView } from './grid-view.ts';

type QueryOptions = {
  readonly search: string;
  readonly treeBy: string | null;
  readonly initially: GridExpansion['initially'];
  readonly summary: GridSummaryWanted | null;
};

export type ExpandRow = (row: PaintedRow, isOpen: boolean) => void;

/** Tells the grid what to show, and keeps which groups are open; a new grouping starts anew. */
export function useGridQuery(handle: GridHandle | null, view: GridView, options: QueryOptions): ExpandRow {
  const { search, treeBy, initially, summary } = options;
  const grouping = `${view.groupBy.join(' ')} ${treeBy ?? ''}`;
  const [open, setOpen] = useState({ grouping, except: NONE });
  if (open.grouping !== grouping) setOpen({ grouping, except: NONE });
  const { except } = open;

  useEffect(() => {
    const query: GridQuery = {
      sort: view.sort,
      filters: view.filters,
      search,
      groupBy: view.groupBy,
      treeBy,
      expansion: { initially, except },
      summary,
    };
    handle?.setQuery(query);
  }, [handle, view.sort, view.filters, view.groupBy, search, treeBy, initially, except, summary]);

  return useCallback(
    (row, isOpen) => {
      const path = pathOf(row);
      if (path === null) return;
      const isException = isOpen !== (initially === 'open');
      setOpen((current) => ({ ...current, except: withPath(current.except, path, isException) }));
    },
    [initially],
  );
}

const NONE: readonly string[] = [];

function pathOf({ group, key }: PaintedRow): string | null {
  if (group !== null) return group.path;
  return key === null ? null : treePath(key);
}

function withPath(paths: readonly string[], path: string, isIn: boolean): readonly string[] {
  const others = paths.filter((each) => each !== path);
  return isIn ? [...others, path] : others;
}
