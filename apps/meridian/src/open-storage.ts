import type { Environment } from '@meridian/service-kit/environment';
import type { Logger } from '@meridian/service-kit/logger';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { startEmbeddedServer } from '@meridian/storage/embedded-server';
import { migrate } from '@meridian/storage/migrations/migrate';
import { refuseSuperuser } from '@meridian/storage/refuse-superuser';
import { requireReachable } from '@meridian/storage/require-reachable';

export type OpenStorage = {
  readonly database: OpenDatabase;
  /** A pool of its own for what somebody looks at: logs and the history of orders. It holds up no sign-in. */
  readonly reads: OpenDatabase;
  close(): Promise<void>;
};

const maxConnections = 20;
const maxReads = 6;
/** Nobody looks at an answer that takes longer. */
const readTimeoutMs = 20_000;

/** The database of DATABASE_URL, or the embedded one of the data folder, at the code's own schema. */
export async function openStorage(environment: Environment, logger: Logger, nowMs: () => number): Promise<OpenStorage> {
  const server =
    environment.databaseUrl === null
      ? await startEmbeddedServer({
          dataDir: environment.dataDir,
          onLog: (line) => logger.debug({ line }, 'postgres'),
          onDown: (err) => logger.fatal({ err }, 'the embedded database is down and will be started again'),
        })
      : null;
  const options = {
    url: server?.url ?? environment.databaseUrl ?? '',
    onConnectionError: (err: Error) => logger.warn({ err }, 'a database connection broke'),
  };
  const database = openDatabase({ ...options, maxConnections, applicationName: 'meridian' });
  const reads = openDatabase({
    ...options,
    maxConnections: maxReads,
    applicationName: 'meridian reads',
    statementTimeoutMs: readTimeoutMs,
  });
  const close = async (): Promise<void> => {
    await Promise.all([database.close(), reads.close()]);
    await server?.stop();
  };
  try {
    await requireReachable(database);
    if (environment.isProd) await refuseSuperuser(database);
    const { applied } = await migrate(database, { nowMs });
    if (applied.length > 0) logger.info({ applied }, 'database migrated');
    return { database, reads, close };
  } catch (error) {
    await close();
    throw error;
  }
}
