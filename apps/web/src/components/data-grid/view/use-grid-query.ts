import type {
  GridExpansion,
  GridHandle,
  GridQuery,
  GridQuick,
  GridSummaryWanted,
  PaintedRow,
} from '@meridian/live-client/grid/grid-model';
import { treePath } from '@meridian/live-client/grid/grid-model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { exceptedPaths, FOLDED_AT_FIRST, type Toggles } from './folded-sections.ts';
import type { GridView } from './grid-view.ts';

type QueryOptions = {
  readonly search: string;
  readonly treeBy: string | null;
  readonly sections: boolean;
  /** Keep the same object between renders. */
  readonly quick: GridQuick | null;
  readonly initially: GridExpansion['initially'];
  readonly summary: GridSummaryWanted | null;
};

export type ExpandRow = (row: PaintedRow, isOpen: boolean) => void;

export type GridExpanding = {
  readonly onExpand: ExpandRow;
  /** Opens the groups above a row. */
  readonly onUnfold: (paths: readonly string[]) => void;
};

/** Sends the query to the grid and remembers the open groups. A new grouping forgets them. */
export function useGridQuery(handle: GridHandle | null, view: GridView, options: QueryOptions): GridExpanding {
  const { search, treeBy, sections, quick, initially, summary } = options;
  const grouping = `${view.groupBy.join(' ')} ${treeBy ?? ''}`;
  // A search unfolds all groups. The folded ones come back afterwards.
  const isNarrowed = search.trim() !== '' || Object.keys(view.filters).length > 0 || (quick?.on.length ?? 0) > 0;
  const [open, setOpen] = useState<OpenState>({ ...NOTHING_TOGGLED, grouping, isNarrowed });
  if (open.grouping !== grouping) setOpen({ ...NOTHING_TOGGLED, grouping, isNarrowed });
  else if (open.isNarrowed !== isNarrowed) setOpen({ ...open, isNarrowed, narrowed: {} });
  const toggles = isNarrowed ? open.narrowed : open.plain;
  const exceptAtFirst = sections && !isNarrowed ? FOLDED_AT_FIRST : NONE;
  const except = useMemo(
    () => exceptedPaths({ initially, exceptAtFirst, toggles }),
    [initially, exceptAtFirst, toggles],
  );

  useEffect(() => {
    const query: GridQuery = {
      sort: view.sort,
      filters: view.filters,
      search,
      groupBy: view.groupBy,
      treeBy,
      sections,
      quick,
      expansion: { initially, except },
      summary,
    };
    handle?.setQuery(query);
  }, [handle, view.sort, view.filters, view.groupBy, search, treeBy, sections, quick, initially, except, summary]);

  const toggle = useCallback((paths: readonly string[], isOpen: boolean) => {
    const added = Object.fromEntries(paths.map((path) => [path, isOpen]));
    setOpen((now) =>
      now.isNarrowed
        ? { ...now, narrowed: { ...now.narrowed, ...added } }
        : { ...now, plain: { ...now.plain, ...added } },
    );
  }, []);
  return useMemo(
    () => ({
      onExpand: (row, isOpen) => toggle(pathsOf(row), isOpen),
      onUnfold: (paths) => toggle(paths, true),
    }),
    [toggle],
  );
}

type OpenState = {
  readonly grouping: string;
  readonly isNarrowed: boolean;
  /** What the user folded, without and with a search. */
  readonly plain: Toggles;
  readonly narrowed: Toggles;
};

const NOTHING_TOGGLED = { plain: {}, narrowed: {} };
const NONE: readonly string[] = [];

function pathsOf({ group, key }: PaintedRow): readonly string[] {
  if (group !== null) return [group.path];
  return key === null ? [] : [treePath(key)];
}
