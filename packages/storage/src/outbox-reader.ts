import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from './database.ts';
import { connectOutboxSession, type DeliveredMessage, type OutboxSession } from './outbox-session.ts';

export type OutboxReaderOptions = {
  readonly database: Pick<OpenDatabase, 'url'>;
  /** The name under which the position in the outbox is stored. Of several readers with one name, one is active. */
  readonly consumer: string;
  /**
   * Called with one message at a time, in id order. A rejected message is retried for ever, so that nothing is lost or
   * reordered. A handler that must not block handles hopeless messages itself.
   */
  readonly handle: (message: DeliveredMessage) => Promise<void>;
  /** Where a new consumer starts. */
  readonly startFrom: 'earliest' | 'now';
  readonly onError: (error: unknown) => void;
  readonly batchSize?: number;
  /** Maximum delay of a message whose notification is lost. */
  readonly pollMs?: number;
};

export type OutboxReader = {
  /** Resolves when the consumer's position is known, so that later messages will be delivered. */
  readonly ready: Promise<void>;
  /** Waits for the current message, then stops. */
  close(): Promise<void>;
};

const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 5_000;

/** Delivers the outbox to a named durable consumer: in order, at least once, across lost connections and restarts. */
export function startOutboxReader(options: OutboxReaderOptions): OutboxReader {
  const closing = new AbortController();
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();
  const place: Place = { deliveredId: 0, failures: 0 };
  const loop = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await readUntilClosed(options, place, closing.signal, markReady);
      } catch (error) {
        if (!closing.signal.aborted) options.onError(error);
      }
      await pause(Math.min(FIRST_RETRY_MS * 2 ** place.failures, LAST_RETRY_MS), closing.signal);
      place.failures += 1;
    }
    markReady();
  };
  const running = loop();
  return {
    ready,
    close: () => {
      closing.abort();
      return running;
    },
  };
}

/** State that outlives a connection. A message handled just before a break is not handled again by this process. */
type Place = { deliveredId: number; failures: number };

async function readUntilClosed(
  options: OutboxReaderOptions,
  place: Place,
  closing: AbortSignal,
  markReady: () => void,
): Promise<void> {
  const { batchSize = 100, pollMs = 1_000 } = options;
  const session = await connectOutboxSession(options.database.url, options.consumer, options.startFrom);
  try {
    markReady();
    while (!(await session.tryToLead())) {
      await session.waitForNews(pollMs, closing);
      if (closing.aborted) return;
    }
    place.deliveredId = Math.max(place.deliveredId, await session.savedPlace());
    while (!closing.aborted) {
      const messages = await session.fetchAfter(place.deliveredId, batchSize);
      await deliver(messages, options, session, place, closing);
      if (messages.length > 0) continue;
      place.failures = 0;
      await session.waitForNews(pollMs, closing);
    }
  } finally {
    await session.end();
  }
}

async function deliver(
  messages: readonly DeliveredMessage[],
  options: OutboxReaderOptions,
  session: OutboxSession,
  place: Place,
  closing: AbortSignal,
): Promise<void> {
  const before = place.deliveredId;
  try {
    for (const message of messages) {
      if (closing.aborted) break;
      await options.handle(message);
      place.deliveredId = message.id;
      place.failures = 0;
    }
  } finally {
    // Also after a failure, so that the next process does not repeat handled messages.
    if (place.deliveredId > before) await session.savePlace(place.deliveredId);
  }
}

async function pause(ms: number, closing: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: closing }).catch(() => undefined);
}
