import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { OpenDatabase } from './database.ts';

const OLDEST_SERVER = 15;

/** Queries the server once at start, so that a wrong DATABASE_URL is reported clearly. */
export async function requireReachable(database: OpenDatabase): Promise<void> {
  const version = await askVersion(database);
  if (version < OLDEST_SERVER) {
    throw new StartupProblem(
      `The database at ${placeOf(database.url)} is PostgreSQL ${version}, and Meridian needs ${OLDEST_SERVER} or later.`,
      'Point DATABASE_URL at a newer server, or leave it out to use the embedded one.',
    );
  }
}

async function askVersion(database: OpenDatabase): Promise<number> {
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return rows[0]?.version ?? 0;
  } catch (cause) {
    throw new StartupProblem(
      `The database at ${placeOf(database.url)} does not let us in: ${reasonOf(cause)}.`,
      'Check DATABASE_URL and that the server runs, or leave it out to use the embedded one.',
      { cause },
    );
  }
}

/** Without the credentials. */
function placeOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'DATABASE_URL' : `${parsed.host}${parsed.pathname}`;
}

function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error per address and no own message.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
