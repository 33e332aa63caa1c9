import type { Logger } from '@meridian/service-kit/logger';
import { createCheckedOrderStore, type NewCheckedOrder } from '@meridian/storage/account-limits/checked-order-store';
import type { OpenDatabase } from '@meridian/storage/database';
import type { TopicSource } from '../live/topic-source.ts';
import { accountUseTopic } from '../topics/sources/account-use-source.ts';
import { CheckKeeper } from './check-keeper.ts';
import type { EngineNews } from './engine-messages.ts';

type Parts = { readonly database: OpenDatabase; readonly logger: Logger; readonly nowMs: () => number };

export type AccountUseOfDesk = {
  readonly source: TopicSource;
  hear(news: Extract<EngineNews, { kind: 'account-use' }>): void;
  keep(orders: readonly NewCheckedOrder[]): void;
  close(): Promise<void>;
};

/** The use of limits as a topic, with today's check results, which are stored. */
export function accountUseOf({ database, logger, nowMs }: Parts): AccountUseOfDesk {
  const onError = (err: unknown): void => logger.warn({ err }, 'refused orders could not be saved');
  const checks = new CheckKeeper({ store: createCheckedOrderStore({ database, nowMs }), nowMs, onError });
  const { source, hear } = accountUseTopic((account, allocAccount) => checks.countsOf(account, allocAccount));
  return {
    source,
    hear: ({ date, rows }) => {
      void checks.begin(date);
      hear(rows);
    },
    keep: (orders) => checks.keep(orders),
    close: () => checks.close(),
  };
}
