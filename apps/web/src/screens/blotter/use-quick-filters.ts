import type { AssetSelection } from '@meridian/domain/asset-class';
import { type QuickFilter, quickFiltersFromParam } from '@meridian/domain/quick-filter';
import type { GridQuick } from '@meridian/live-client/grid/grid-model';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { quickOf, withQuick } from './quick-address.ts';
import { useStuckKeys } from './use-stuck-keys.ts';

export type QuickFilters = {
  /** For the grid. The same object while nothing changes. */
  readonly query: GridQuick;
  readonly toggle: (filter: QuickFilter) => void;
  readonly clear: () => void;
};

/** The active quick filters from the address, with the user and the stuck orders that they need. */
export function useQuickFilters(asset: AssetSelection): QuickFilters {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const trader = useSession(({ auth }) => auth.user?.trader_id ?? null);
  const stuckKeys = useStuckKeys(asset);
  const onText = quickOf(search).join(',');
  const query = useMemo<GridQuick>(
    () => ({ on: quickFiltersFromParam(onText), trader, stuckKeys }),
    [onText, trader, stuckKeys],
  );
  return {
    query,
    toggle: (filter) =>
      changeSearch((now) => {
        const on = quickOf(now);
        return withQuick(now, on.includes(filter) ? on.filter((each) => each !== filter) : [...on, filter]);
      }),
    clear: () => changeSearch((now) => withQuick(now, [])),
  };
}
