import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { OpenDatabase } from './database.ts';

/** The role that we connect as, and whether it may do everything on its server. */
async function ownRole({ pool }: OpenDatabase): Promise<{ readonly name: string; readonly isSuperuser: boolean }> {
  const { rows } = await pool.query<{ name: string; isSuperuser: boolean }>(
    'select rolname as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user',
  );
  return rows[0] ?? { name: 'unknown', isSuperuser: false };
}

/** For production: whoever got hold of a superuser's connection could run programs on the database's machine. */
export async function refuseSuperuser(database: OpenDatabase): Promise<void> {
  const { name, isSuperuser } = await ownRole(database);
  if (!isSuperuser) return;
  throw new StartupProblem(
    `The database user ${name} is a superuser, and Meridian must not be one in production.`,
    'Make a role that only owns its database (create role desk login password …; create database desk owner desk), and name it in DATABASE_URL.',
  );
}
