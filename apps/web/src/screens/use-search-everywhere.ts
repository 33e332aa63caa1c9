import { readPrefixSearch } from '@meridian/protocol/live/search-answers';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCommandFinder } from '../features/command-palette/command-finder.ts';
import { assetOf } from '../layout/asset-selection.ts';
import { useLive } from '../live/live-context.tsx';
import { useSession } from '../session/session-context.tsx';
import { selectHasMarketDataPermit } from '../session/session-selectors.ts';
import { withPanel } from './blotter/panel-address.ts';
import { foundCommands, MAX_FOUND } from './found-commands.ts';

const MAX_PREFIX = 64;

/** Adds orders, symbols and lists to the palette of every screen. */
export function useSearchEverywhere(): void {
  const { feed } = useLive();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isMarketDataPermitted = useSession(selectHasMarketDataPermit);
  useCommandFinder(
    useCallback(
      async (typed: string) => {
        const result = await feed.command('search.prefix', { prefix: typed.slice(0, MAX_PREFIX), limit: MAX_FOUND });
        const data = result.kind === 'ok' ? readPrefixSearch(result.data) : null;
        if (data === null) return null;
        return foundCommands(typed, data, {
          go: (path) => void navigate(path),
          showMarketData: (symbol) =>
            void navigate({ pathname, search: withPanel(search, { kind: 'market-data', symbol }).toString() }),
          asset: assetOf(search),
          isMarketDataPermitted,
        });
      },
      [feed, navigate, pathname, search, isMarketDataPermitted],
    ),
  );
}
