import type { OpenDatabase } from '@meridian/storage/database';
import type { CommandHandlers } from '../live/command-handlers.ts';
import { type Instrument, isTraded } from '../reference/instrument.ts';
import type { OrderTopics } from '../topics/create-topic-sources.ts';
import type { TopicTables } from '../topics/tables/topic-tables.ts';
import { orderSeriesAnswer } from './order-series-answer.ts';
import { parentOrderSearch } from './parent-order-search.ts';
import { prefixSearch } from './prefix-search.ts';
import { ProgressFeed } from './progress-feed.ts';
import { savedSearches } from './saved-searches.ts';

export type SearchHandlersOptions = {
  readonly tables: Pick<TopicTables, 'parent_orders'>;
  readonly topics: Pick<OrderTopics, 'costs' | 'series'>;
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
  /** A prefix finds them even without an order in them. */
  readonly instruments?: readonly Instrument[];
  /** Tests pass a timer that they control. The default one keeps no process alive. */
  readonly every?: (intervalMs: number, run: () => void) => () => void;
};

/** The commands `search.*`, `power_search.*` and `progress.*`. */
export function createSearchHandlers(options: SearchHandlersOptions) {
  const { tables, topics, database, nowMs, instruments = [], every = systemTimer } = options;
  const parents = tables.parent_orders;
  const progress = new ProgressFeed({ parents, costs: topics.costs, nowMs, every });
  let tradable: readonly Tradable[] = [];
  let read = 0;
  const instrumentsNow = (): readonly Tradable[] => {
    // An import may have added some.
    if (read !== instruments.length) {
      tradable = instruments.filter(isTraded).map(tradableOf);
      read = instruments.length;
    }
    return tradable;
  };
  return {
    'search.prefix': prefixSearch({ parents, instruments: instrumentsNow, nowMs }),
    'search.parent_orders': parentOrderSearch(parents, nowMs),
    ...savedSearches({ database, nowMs }),
    'progress.series': orderSeriesAnswer(parents, topics.series),
    'progress.start': ({ id, args }, { page }) => {
      const { parent_order_numeric_ids: ids, asset = null, status = 'all' } = args;
      progress.start(page, id, { parentIds: ids === undefined ? null : new Set(ids), asset, status });
      return { ok: true, message: 'Progress is on.' };
    },
    'progress.stop': (_command, { page }) => {
      progress.stop(page);
      return { ok: true, message: 'Progress is off.' };
    },
  } satisfies CommandHandlers;
}

type Tradable = ReturnType<typeof tradableOf>;

function tradableOf(instrument: Instrument) {
  return {
    exchange_symbol: instrument.exchangeSymbol,
    description: instrument.description,
    country: instrument.country,
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass,
  };
}

function systemTimer(intervalMs: number, run: () => void): () => void {
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
