import type { OpenDatabase } from '@meridian/storage/database';
import { appendToOutbox } from '@meridian/storage/outbox';
import { type OutboxReader, startOutboxReader } from '@meridian/storage/outbox-reader';
import type { Bus, BusHandler, BusMessage } from './bus.ts';
import { handleOne } from './subscription-queue.ts';
import { assertTopic, topicMatcher } from './topic-pattern.ts';

export type OutboxBusOptions = {
  readonly database: OpenDatabase;
  /** The name of this process among the outbox readers. Its position is stored under it. */
  readonly consumer: string;
  readonly nowMs: () => number;
  /** Called with a handler's error and its message, or with a connection error without a message. */
  readonly onError: (error: unknown, message?: BusMessage) => void;
  /** Maximum delay of a message whose notification is lost. */
  readonly pollMs?: number;
};

type Subscription = { readonly matches: (topic: string) => boolean; readonly handler: BusHandler };

/**
 * The bus between processes that share a database. A message counts as handled after all subscribers of this process
 * got it. After a crash, an unfinished message is delivered again; messages from the downtime come first.
 */
export function createOutboxBus(options: OutboxBusOptions): Bus {
  const subscriptions = new Set<Subscription>();
  let underway: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const deliver = async (message: BusMessage): Promise<void> => {
    const targets = [...subscriptions].filter(({ matches }) => matches(message.topic));
    // Each subscriber gets a copy, so that none sees another's changes.
    const copies = targets.map(({ handler }) => ({ handler, copy: structuredClone(message) }));
    underway = Promise.all(copies.map(({ handler, copy }) => handleOne(handler, copy, options.onError)));
    await underway;
  };
  // Only a process that subscribes reads. An unused position would keep the outbox from being pruned.
  let reader: OutboxReader | undefined;
  const startReading = (): OutboxReader =>
    startOutboxReader({
      database: options.database,
      consumer: options.consumer,
      startFrom: 'now',
      handle: ({ topic, key, payload }) => deliver({ topic, key, payload }),
      onError: (error) => options.onError(error),
      ...(options.pollMs === undefined ? {} : { pollMs: options.pollMs }),
    });
  return {
    publish: async (topic, key, payload) => {
      assertTopic(topic);
      if (isClosed) throw new Error('the bus is closed');
      await appendToOutbox(options.database.db, [{ topic, key, payload: payload ?? null }], options.nowMs());
    },
    subscribe: async (pattern, handler) => {
      if (isClosed) throw new Error('the bus is closed');
      const subscription = { matches: topicMatcher(pattern), handler };
      subscriptions.add(subscription);
      reader ??= startReading();
      await reader.ready;
      return async () => {
        subscriptions.delete(subscription);
        await underway;
      };
    },
    close: async () => {
      isClosed = true;
      await reader?.close();
      subscriptions.clear();
    },
  };
}
