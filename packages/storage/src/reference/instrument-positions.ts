import { sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import { transaction } from '../transaction.ts';

/** The numbers of instruments, dense from 0 and kept for good; new ones get the next, in the order given. */
export function instrumentPositions(
  database: OpenDatabase,
  bestexIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return transaction(database, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('instrument_position', 0))`.execute(db);
    await sql`
      insert into instrument_position (bestex_id, position)
      select bestex_id, (select count(*) from instrument_position) + row_number() over (order by nth) - 1
      from unnest(${[...bestexIds]}::text[]) with ordinality as t(bestex_id, nth)
      where bestex_id not in (select bestex_id from instrument_position)`.execute(db);
    const rows = await db.selectFrom('instrument_position').selectAll().execute();
    return new Map(rows.map(({ bestex_id, position }) => [bestex_id, position]));
  });
}
