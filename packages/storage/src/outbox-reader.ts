import type { OpenDatabase } from './database.ts';

export type DeliveredMessage = {
  readonly id: number;
  readonly topic: string;
  readonly key: string;
  readonly payload: unknown;
  readonly created_ms: number;
};

export type OutboxReaderOptions = {
  readonly database: OpenDatabase;
  /** The durable name under which the place in the outbox is kept; two readers of one name take turns. */
  readonly consumer: string;
  /** Called with one message at a time; a rejection keeps the message and tries it again. */
  readonly handle: (message: DeliveredMessage) => Promise<void>;
  /** Where a consumer that was never seen before begins. */
  readonly startFrom: 'earliest' | 'now';
  readonly onError: (error: unknown) => void;
  readonly batchSize?: number;
  readonly pollMs?: number;
};

export type OutboxReader = {
  /** Resolves when the consumer's place is known, so that whatever is appended later will be delivered. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
};
