import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/database.ts';

export type EventLogRetention = {
  /** Older entries are deleted. */
  readonly keptBeforeMs: number;
  /** How many of the newest entries stay. */
  readonly maxRows: number;
  /** Maximum rows deleted per call, to avoid long transactions. */
  readonly limit: number;
};

/** Deletes entries that are too old or too many, oldest first. Returns the number. */
export async function pruneEventLog(
  db: Kysely<Database>,
  { keptBeforeMs, maxRows, limit }: EventLogRetention,
): Promise<number> {
  const old = await sql`
    delete from event_log where id in (
      select id from event_log where at_ms < ${keptBeforeMs} order by at_ms, id limit ${limit})`.execute(db);
  const deleted = Number(old.numAffectedRows ?? 0n);
  if (deleted >= limit) return deleted;
  const surplus = await sql`
    delete from event_log where id in (
      select id from event_log
      where id <= (select id from event_log order by id desc offset ${maxRows} limit 1)
      order by id limit ${limit - deleted})`.execute(db);
  return deleted + Number(surplus.numAffectedRows ?? 0n);
}
