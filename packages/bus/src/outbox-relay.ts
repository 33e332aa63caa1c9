import type { OpenDatabase } from '@meridian/storage/database';
import { type OutboxReader, startOutboxReader } from '@meridian/storage/outbox-reader';
import type { Bus } from './bus.ts';

export type OutboxRelayOptions = {
  readonly database: OpenDatabase;
  readonly bus: Bus;
  /** The durable name of this relay's place in the outbox. */
  readonly consumer: string;
  readonly onError: (error: unknown) => void;
};

/**
 * Carries what transactions append to the outbox onto a bus, in order. A message that the bus cannot take is tried
 * again; one that the bus has taken is the bus's: a consumer that must not lose any reads the outbox itself.
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
