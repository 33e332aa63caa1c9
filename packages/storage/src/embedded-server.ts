import { type Cluster, ensureCluster } from './embedded/cluster.ts';
import { prepareDataDir } from './embedded/data-dir.ts';
import { type DataDirLock, lockDataDir } from './embedded/data-dir-lock.ts';
import { deskUrl, ensureDeskDatabase } from './embedded/desk-database.ts';
import { findServerBinaries } from './embedded/server-binaries.ts';
import { type SupervisedServer, superviseServer } from './embedded/supervise-server.ts';

export type EmbeddedServerOptions = {
  /** The server's files go into `<dataDir>/postgres`. */
  readonly dataDir: string;
  /** A free port is chosen when it is left out. */
  readonly port?: number;
  /** Each line of the server's log. */
  readonly onLog?: (line: string) => void;
  /** The server died and does not start again. It is tried until it does. */
  readonly onDown?: (error: unknown) => void;
  /** Server settings on top of the defaults; fsync stays on unless a test turns it off. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type EmbeddedServer = {
  /** As the desk's role, which is no superuser. */
  readonly url: string;
  readonly port: number;
  /** Writes everything, stops the server and releases the folder. */
  stop(): Promise<void>;
  /** Stops the server without a checkpoint, like a crash. For tests. */
  kill(): Promise<void>;
};

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
      onDown: options.onDown ?? (() => undefined),
    });
    await ensureDeskDatabase(server.port, cluster.password);
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
    url: deskUrl(server.port, cluster.password),
    port: server.port,
    stop: () => end('stop'),
    kill: () => end('kill'),
  };
}
