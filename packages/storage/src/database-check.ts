import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

/** For readiness: rejects while the database cannot be asked. */
export function databaseCheck({ db }: Pick<OpenDatabase, 'db'>) {
  return {
    part: 'database',
    check: async (): Promise<null> => {
      await sql`select 1`.execute(db);
      return null;
    },
  };
}
