import { readReplayBook, readReplayMarket, readReplayOrder } from '@meridian/protocol/live/replay-commands';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLive, useLiveSnapshot } from '../../live/live-context.tsx';
import type { AskBook } from './use-book.ts';
import { ReplayLoader, type ReplayLoad } from './replay-loader.ts';

type Feed = ReturnType<typeof useLive>['feed'];

/** An order with its market, as far as it is loaded. A screen for another order begins anew. */
export function useReplay(
  order: number,
  hasMarketData: boolean,
): {
  readonly load: ReplayLoad;
  readonly retry: () => void;
  readonly retryMarket: () => void;
  readonly book: AskBook | null;
} {
  const { feed } = useLive();
  const isReady = useLiveSnapshot().state.kind === 'ready';
  const make = () => new ReplayLoader(questionsOf(feed, order, hasMarketData), wait);
  const [loader, setLoader] = useState(make);
  useEffect(() => {
    if (!isReady) return undefined;
    void loader.start();
    return () => loader.stop();
  }, [loader, isReady]);
  const load = useSyncExternalStore(loader.subscribe, loader.read);
  const askBook = useCallback<AskBook>(
    async (at_ms) => {
      const result = await feed.command('replay.book', { parent_order_numeric_id: order, at_ms });
      return answerOf(result, readReplayBook);
    },
    [feed, order],
  );
  const book = hasMarketData && isReady ? askBook : null;
  return { load, retry: () => setLoader(make()), retryMarket: () => loader.retryMarket(), book };
}

function questionsOf(feed: Feed, parent_order_numeric_id: number, hasMarketData: boolean) {
  return {
    order: async (after: number) => {
      const result = await feed.command('replay.order', { parent_order_numeric_id, after });
      return answerOf(result, readReplayOrder);
    },
    market: hasMarketData
      ? async (fromMs: number | null) => {
          const from = fromMs === null ? {} : { from_ms: fromMs };
          const result = await feed.command('replay.market', { parent_order_numeric_id, ...from });
          return answerOf(result, readReplayMarket);
        }
      : null,
  };
}

type Result = Awaited<ReturnType<Feed['command']>>;

function answerOf<Data>(result: Result, read: (data: unknown) => Data | null): Data {
  if (result.kind !== 'ok') throw new Error(result.message);
  const data = read(result.data);
  if (data === null) throw new Error('The answer of the server cannot be read.');
  return data;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
