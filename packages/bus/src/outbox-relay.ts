import type { OpenDatabase } from '@meridian/storage/database';
import { type OutboxReader, startOutboxReader } from '@meridian/storage/outbox-reader';
import type { Bus } from './bus.ts';

export type OutboxRelayOptions = {
  readonly database: OpenDatabase;
  readonly bus: Bus;
  /** The stored name of this relay's position in the outbox. */
  readonly consumer: string;
  readonly onError: (error: unknown) => void;
};

/**
 * Publishes the messages of the outbox on a bus, in order, and retries when the bus is full. After that the bus is
 * responsible: a consumer that must not lose messages reads the outbox itself.
 */
export function startOutboxRelay({ database, bus, consumer, onError }: OutboxRelayOptions): OutboxReader {
  return startOutboxReader({
    database,
    consumer,
    startFrom: 'now',
    handle: ({ topic, key, payload }) => bus.publish(topic, key, payload),
    onError,
  });
}
