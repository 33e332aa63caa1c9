import { readPrefixSearch } from '@meridian/protocol/live/search-answers';
import type { FoundSymbol } from '@meridian/protocol/live/search-commands';
import { useEffect, useState } from 'react';
import { useLive, useLiveSnapshot } from '../../live/live-context.tsx';

/** Static data of a symbol, such as name and venue; null until loaded. */
export function useInstrument(symbol: string): FoundSymbol | null {
  const { feed } = useLive();
  const isReady = useLiveSnapshot().state.kind === 'ready';
  const [found, setFound] = useState<FoundSymbol | null>(null);
  useEffect(() => {
    if (!isReady) return undefined;
    let isOver = false;
    const look = async () => {
      const result = await feed.command('search.prefix', { prefix: symbol, limit: 5 });
      const data = result.kind === 'ok' ? readPrefixSearch(result.data) : null;
      const own = data?.symbols.find(({ exchange_symbol }) => exchange_symbol === symbol);
      if (!isOver && own !== undefined) setFound(own);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [feed, symbol, isReady]);
  return found?.exchange_symbol === symbol ? found : null;
}
