import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, SUPERUSER } from './cluster.ts';
import { serverEnvironment } from './run-server-program.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { commandAs } from './server-user.ts';

export type PostmasterOptions = {
  readonly cluster: Cluster;
  readonly binaries: ServerBinaries;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly onLog: (line: string) => void;
};

export type Postmaster = {
  readonly pid: number;
  /** Resolves when the process ends, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** Stops it without a checkpoint. The next start recovers from the log. */
  kill(): Promise<void>;
};

export type PostmasterStart =
  | { readonly kind: 'ready'; readonly postmaster: Postmaster }
  | { readonly kind: 'failed'; readonly log: string };

/** Recovery after a crash replays the log since the last checkpoint, which may take a while. */
const READY_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 30_000;
const LOG_TAIL_LINES = 30;

/** Starts the server on loopback TCP only and waits until it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<PostmasterStart> {
  const command = commandAs(options.cluster.user, options.binaries.postgres, postmasterArgs(options));
  const child = spawn(command.file, command.args, {
    ...command.ids,
    env: serverEnvironment(),
    // A separate process group: Ctrl-C in a terminal reaches only us, and we stop the database after the services.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const tail = followLog(child, options.onLog);
  const { promise: ended, resolve: markEnded } = Promise.withResolvers<void>();
  child.once('error', (error) => {
    tail.push(error.message);
    markEnded();
  });
  child.once('close', () => markEnded());
  if (!(await becomesReady(options, ended))) {
    child.kill('SIGQUIT');
    await ended;
    return { kind: 'failed', log: tail.join('\n') };
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await ended;
  };
  return { kind: 'ready', postmaster: { pid: child.pid ?? 0, ended, stop: () => stopChild(child, ended), kill } };
}

function postmasterArgs({ cluster, port, settings }: PostmasterOptions): string[] {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster.dir, '-p', String(port), ...flags];
}

function followLog(child: ChildProcess, onLog: (line: string) => void): string[] {
  const tail: string[] = [];
  if (child.stderr === null) return tail;
  createInterface({ input: child.stderr }).on('line', (line) => {
    tail.push(line);
    if (tail.length > LOG_TAIL_LINES) tail.shift();
    onLog(line);
  });
  return tail;
}

async function becomesReady({ cluster, port }: PostmasterOptions, ended: Promise<void>): Promise<boolean> {
  const url = serverUrl(port, cluster.password, 'postgres');
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (await answers(url, cluster.dir)) return true;
    const hasEnded = await Promise.race([ended.then(() => true), sleep(20, false)]);
    if (hasEnded) return false;
  }
  return false;
}

/** Whether our own server responds. If it lost the race for the port, another one does. */
async function answers(url: string, clusterDir: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === clusterDir;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes everything.
  child.kill('SIGINT');
  const timeout = new AbortController();
  const isStopped = await Promise.race([
    ended.then(() => true),
    sleep(STOP_TIMEOUT_MS, false, { signal: timeout.signal }).catch(() => false),
  ]);
  timeout.abort();
  if (!isStopped) child.kill('SIGQUIT');
  await ended;
}

/** As the superuser. */
export function serverUrl(port: number, password: string, databaseName: string): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
}
