import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

/** Readiness check: rejects while the database does not respond. */
export function databaseCheck({ db }: Pick<OpenDatabase, 'db'>) {
  return {
    part: 'database',
    check: async (): Promise<null> => {
      await sql`select 1`.execute(db);
      return null;
    },
  };
}
