import type { OpenDatabase } from '@meridian/storage/database';
import { WRITER_LOCK } from './postgres-journal.ts';

/** Whether an engine trades on this database. Only looks at its lock, so that an engine that starts meanwhile gets it. */
export async function isEngineAtWork({ pool }: Pick<OpenDatabase, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ held: boolean }>(
    `select exists (
       select 1 from pg_locks
       where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid = $1
         and database = (select oid from pg_database where datname = current_database())
     ) as held`,
    [WRITER_LOCK],
  );
  return rows[0]?.held === true;
}
