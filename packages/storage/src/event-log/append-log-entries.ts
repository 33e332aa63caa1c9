import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { NewLogEntry } from './log-entry.ts';

/** Appends in one statement, in the given order. */
export async function appendLogEntries(db: Kysely<Database>, entries: readonly NewLogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const all = <Name extends keyof NewLogEntry>(name: Name) => entries.map((entry) => entry[name]);
  await sql`
    insert into event_log (at_ms, scope, log_level, account, alloc_account, list_name, numeric_id, symbol, side, size,
      file_name, log_message)
    select * from unnest(
      ${all('timestamp')}::bigint[], ${all('scope')}::text[], ${all('log_level')}::text[], ${all('account')}::text[],
      ${all('alloc_account')}::text[], ${all('list_name')}::text[], ${all('numeric_id')}::bigint[],
      ${all('symbol')}::text[], ${all('side')}::text[], ${all('size')}::double precision[],
      ${all('file_name')}::text[], ${all('log_message')}::text[])`.execute(db);
}
