import { StartupProblem } from '@meridian/protocol/startup-problem';
import pg from 'pg';
import { type Cluster, ensureCluster, SUPERUSER } from './embedded/cluster.ts';
import { prepareDataDir } from './embedded/data-dir.ts';
import { type DataDirLock, lockDataDir } from './embedded/data-dir-lock.ts';
import { findFreePort } from './embedded/free-port.ts';
import { stopOrphanPostmaster } from './embedded/orphan-postmaster.ts';
import { type Postmaster, serverUrl, startPostmaster } from './embedded/postmaster.ts';
import { findServerBinaries, type ServerBinaries } from './embedded/server-binaries.ts';

export type EmbeddedServerOptions = {
  /** The server's files go into `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** A free port is chosen when it is left out. */
  readonly port?: number;
  /** Each line of the server's log. */
  readonly onLog?: (line: string) => void;
  /** Server settings on top of the defaults; fsync stays on unless a test turns it off. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type EmbeddedServer = {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
};

export const DATABASE_NAME = 'meridian';

/** Starts the PostgreSQL that comes with Meridian; throws a StartupProblem for what the user can put right. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = await prepareDataDir(options.dataDir);
  const lock = await lockDataDir(dataDir, process.pid);
  try {
    const binaries = await findServerBinaries();
    const cluster = await ensureCluster(dataDir, binaries);
    await stopOrphanPostmaster(cluster.dir);
    const { postmaster, port } = await startOnPort(cluster, binaries, options);
    await ensureDatabase(serverUrl(port, cluster.password, 'postgres'));
    return serverHandle(postmaster, port, cluster, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function serverHandle(postmaster: Postmaster, port: number, cluster: Cluster, lock: DataDirLock): EmbeddedServer {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await postmaster.stop();
    await lock.release();
  };
  return {
    url: serverUrl(port, cluster.password, DATABASE_NAME),
    port,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function startOnPort(
  cluster: Cluster,
  binaries: ServerBinaries,
  options: EmbeddedServerOptions,
): Promise<{ readonly postmaster: Postmaster; readonly port: number }> {
  const port = options.port ?? (await findFreePort());
  const started = await startPostmaster({
    cluster,
    binaries,
    port,
    settings: options.settings ?? {},
    onLog: options.onLog ?? (() => undefined),
  });
  if (started.kind === 'ready') return { postmaster: started.postmaster, port };
  throw new StartupProblem(
    `The embedded PostgreSQL did not start on port ${port}. Its last words:\n${started.log}`,
    'Put right what it says above and start again, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE_NAME} owner ${SUPERUSER}`);
  } finally {
    await client.end();
  }
}
