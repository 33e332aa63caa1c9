import type { Environment } from '@meridian/service-kit/environment';
import type { Logger } from '@meridian/service-kit/logger';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { startEmbeddedServer } from '@meridian/storage/embedded-server';
import { migrate } from '@meridian/storage/migrations/migrate';
import { requireReachable } from '@meridian/storage/require-reachable';

export type OpenStorage = { readonly database: OpenDatabase; close(): Promise<void> };

const maxConnections = 20;

/** The database of DATABASE_URL, or the embedded one of the data folder, at the code's own schema. */
export async function openStorage(environment: Environment, logger: Logger, nowMs: () => number): Promise<OpenStorage> {
  const server =
    environment.databaseUrl === null
      ? await startEmbeddedServer({
          dataDir: environment.dataDir,
          onLog: (line) => logger.debug({ line }, 'postgres'),
          onGivenUp: (err) => logger.fatal({ err }, 'the embedded database keeps failing and stays down'),
        })
      : null;
  const database = openDatabase({
    url: server?.url ?? environment.databaseUrl ?? '',
    maxConnections,
    applicationName: 'meridian',
    onConnectionError: (err) => logger.warn({ err }, 'a database connection broke'),
  });
  const close = async (): Promise<void> => {
    await database.close();
    await server?.stop();
  };
  try {
    await requireReachable(database);
    const { applied } = await migrate(database, { nowMs });
    if (applied.length > 0) logger.info({ applied }, 'database migrated');
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
