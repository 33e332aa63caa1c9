import { type Bus, BusFullError, type BusMessage } from './bus.ts';
import { createSubscriptionQueue, type SubscriptionQueue } from './subscription-queue.ts';
import { assertTopic, topicMatcher } from './topic-pattern.ts';

export type InProcessBusOptions = {
  readonly onError: (error: unknown, message: BusMessage) => void;
  /** Maximum number of messages that wait for one subscriber. */
  readonly queueLimit?: number;
};

type Subscription = { readonly matches: (topic: string) => boolean; readonly queue: SubscriptionQueue };

const MAX_QUEUED = 10_000;

/** The bus of a single process, without storage. */
export function createInProcessBus({ onError, queueLimit = MAX_QUEUED }: InProcessBusOptions): Bus {
  const subscriptions = new Set<Subscription>();
  let isClosed = false;
  return {
    publish: async (topic, key, payload) => {
      assertTopic(topic);
      if (isClosed) throw new Error('the bus is closed');
      const targets = [...subscriptions].filter(({ matches }) => matches(topic));
      // Checked before any delivery, so that a retry causes no duplicate.
      if (targets.some(({ queue }) => queue.isFull)) throw new BusFullError(`a subscriber of ${topic} is too slow`);
      const text = JSON.stringify(payload ?? null);
      for (const { queue } of targets) queue.push({ topic, key, payload: JSON.parse(text) });
    },
    subscribe: async (pattern, handler) => {
      if (isClosed) throw new Error('the bus is closed');
      const queue = createSubscriptionQueue(handler, queueLimit, onError);
      const subscription = { matches: topicMatcher(pattern), queue };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
        return queue.end();
      };
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...subscriptions].map(({ queue }) => queue.drain()));
      subscriptions.clear();
    },
  };
}
