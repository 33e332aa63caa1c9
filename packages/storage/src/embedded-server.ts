import { Client } from 'pg';
import { type Cluster, ensureCluster, SUPERUSER } from './embedded/cluster.ts';
import { prepareDataDir } from './embedded/data-dir.ts';
import { type DataDirLock, lockDataDir } from './embedded/data-dir-lock.ts';
import { serverUrl } from './embedded/postmaster.ts';
import { findServerBinaries } from './embedded/server-binaries.ts';
import { type SupervisedServer, superviseServer } from './embedded/supervise-server.ts';

export type EmbeddedServerOptions = {
  /** The server's files go into `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** A free port is chosen when it is left out. */
  readonly port?: number;
  /** Each line of the server's log. */
  readonly onLog?: (line: string) => void;
  /** The server died repeatedly and is not restarted. */
  readonly onGivenUp?: (error: unknown) => void;
  /** Server settings on top of the defaults; fsync stays on unless a test turns it off. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type EmbeddedServer = {
  readonly url: string;
  readonly port: number;
  /** Writes everything, stops the server and releases the folder. */
  stop(): Promise<void>;
  /** Stops the server without a checkpoint, like a crash. For tests. */
  kill(): Promise<void>;
};

export const DATABASE_NAME = 'meridian';

/** Starts Meridian's own PostgreSQL. Throws a StartupProblem for an error that the user can fix. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = await prepareDataDir(options.dataDir);
  const lock = await lockDataDir(dataDir, process.pid);
  let server: SupervisedServer | undefined;
  try {
    const binaries = await findServerBinaries();
    const cluster = await ensureCluster(dataDir, binaries);
    server = await superviseServer({
      cluster,
      binaries,
      port: options.port,
      settings: options.settings ?? {},
      onLog: options.onLog ?? (() => undefined),
      onGivenUp: options.onGivenUp ?? (() => undefined),
    });
    await ensureDatabase(serverUrl(server.port, cluster.password, 'postgres'));
    return serverHandle(server, cluster, lock);
  } catch (error) {
    await server?.stop();
    await lock.release();
    throw error;
  }
}

function serverHandle(server: SupervisedServer, cluster: Cluster, lock: DataDirLock): EmbeddedServer {
  const endAndRelease = async (how: 'stop' | 'kill'): Promise<void> => {
    try {
      await server[how]();
    } finally {
      await lock.release();
    }
  };
  let ending: Promise<void> | undefined;
  const end = (how: 'stop' | 'kill'): Promise<void> => {
    ending ??= endAndRelease(how);
    return ending;
  };
  return {
    url: serverUrl(server.port, cluster.password, DATABASE_NAME),
    port: server.port,
    stop: () => end('stop'),
    kill: () => end('kill'),
  };
}

/** Checked at every start, because a first start may have been interrupted between cluster and database. */
async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE_NAME} owner ${SUPERUSER}`);
  } finally {
    await client.end();
  }
}
