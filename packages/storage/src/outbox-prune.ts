import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

export type PruneOptions = {
  /** Younger messages stay, delivered or not. */
  readonly createdBeforeMs: number;
  /** Rows deleted at most in one call, so that a long backlog does not become one long transaction. */
  readonly limit: number;
};

/** Deletes messages that every known consumer has got; with no consumer nothing was delivered, and nothing goes. */
export async function pruneOutbox(db: Kysely<Database>, { createdBeforeMs, limit }: PruneOptions): Promise<number> {
  const result = await sql`
    delete from outbox where id in (
      select id from outbox
      where id <= (select min(last_id) from outbox_cursor) and created_ms < ${createdBeforeMs}
      order by id limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
