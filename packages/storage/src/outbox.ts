import type { Kysely } from 'kysely';
import type { Database } from './schema/database.ts';

export type OutboxMessage = {
  readonly topic: string;
  /** The subject of the message, such as a user id. Messages keep their order. */
  readonly key: string;
  readonly payload: unknown;
};

/** The channel on which every append is announced. */
export const OUTBOX_CHANNEL = 'meridian_outbox';

/**
 * Appends inside the caller's transaction; messages are visible after its commit. Other appends wait until then, so
 * append last.
 */
export async function appendToOutbox(
  db: Kysely<Database>,
  messages: readonly OutboxMessage[],
  nowMs: number,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ topic, key, payload }) => ({
    topic,
    key,
    payload: JSON.stringify(payload),
    created_ms: nowMs,
  }));
  await db.insertInto('outbox').values(rows).execute();
}
