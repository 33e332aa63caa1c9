import type { OpenDatabase } from '@meridian/storage/database';
import { appendToOutbox } from '@meridian/storage/outbox';
import { type OutboxReader, startOutboxReader } from '@meridian/storage/outbox-reader';
import type { Bus, BusHandler, BusMessage } from './bus.ts';
import { handleOne } from './subscription-queue.ts';
import { assertTopic, topicMatcher } from './topic-pattern.ts';

export type OutboxBusOptions = {
  readonly database: OpenDatabase;
  /** This process's own name among the readers of the outbox; its place is kept under it. */
  readonly consumer: string;
  readonly nowMs: () => number;
  /** A handler's error with its message, or one of the connection without. */
  readonly onError: (error: unknown, message?: BusMessage) => void;
  /** How long a lost notification can delay a message. */
  readonly pollMs?: number;
};

type Subscription = { readonly matches: (topic: string) => boolean; readonly handler: BusHandler };

/**
 * The bus between processes that share a database. A message counts as handled when every subscriber of this process
 * has had it, so one that was under way at a crash comes again; what arrived while the process was down comes first.
 */
export function createOutboxBus(options: OutboxBusOptions): Bus {
  const subscriptions = new Set<Subscription>();
  let underway: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const deliver = async (message: BusMessage): Promise<void> => {
    const targets = [...subscriptions].filter(({ matches }) => matches(message.topic));
    // A copy each, so that no subscriber sees what another did to it.
    const copies = targets.map(({ handler }) => ({ handler, copy: structuredClone(message) }));
    underway = Promise.all(copies.map(({ handler, copy }) => handleOne(handler, copy, options.onError)));
    await underway;
  };
  // Only a process that subscribes reads: a place that nobody moves would keep the outbox from being pruned.
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
