import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

export type PruneOptions = {
  /** Newer messages stay, delivered or not. */
  readonly createdBeforeMs: number;
  /** Maximum rows deleted per call, to avoid long transactions. */
  readonly limit: number;
};

/** Deletes messages that every known consumer has received. Without a consumer nothing is deleted. */
export async function pruneOutbox(db: Kysely<Database>, { createdBeforeMs, limit }: PruneOptions): Promise<number> {
  const result = await sql`
    delete from outbox where id in (
      select id from outbox
      where id <= (select min(last_id) from outbox_cursor) and created_ms < ${createdBeforeMs}
      order by id limit ${limit})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
