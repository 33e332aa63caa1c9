import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type OpenDatabase, openDatabase } from './database.ts';
import { CLUSTER_OPTIONS } from './embedded/cluster.ts';
import { DESK_ROLE } from './embedded/desk-database.ts';
import { findServerBinaries } from './embedded/server-binaries.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { migrate } from './migrations/migrate.ts';

export type TestDatabase = {
  readonly database: OpenDatabase;
  readonly url: string;
  /** Closes the pool, stops the server and removes its files. */
  stop(): Promise<void>;
};

// A test need not survive a power failure.
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** A migrated PostgreSQL server for one test file. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await makeInitialisedTestFolder();
  const server = await startEmbeddedServer({ dataDir, settings });
  const database = openDatabase({ url: server.url, maxConnections: 10, applicationName: 'test' });
  await migrate(database, { nowMs: Date.now });
  return {
    database,
    url: server.url,
    stop: async () => {
      await database.close();
      await server.kill();
      await removeTestFolder(dataDir);
    },
  };
}

/** A killed process may write its last file a moment later. */
export function removeTestFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** A folder that the database's user can enter too. */
export async function makeTestFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'meridian-test-'));
  await chmod(path, 0o755);
  return path;
}

/** A data folder as after the first start, without the wait. */
export async function makeInitialisedTestFolder(): Promise<string> {
  const template = await ensureTemplate();
  const dataDir = await makeTestFolder();
  await copyFolder(template, dataDir);
  return dataDir;
}

/** An initialised data folder, made once per machine and copied. Another server, cluster or migration makes a new one. */
async function ensureTemplate(): Promise<string> {
  const binaries = await findServerBinaries();
  const { mtimeMs } = await stat(binaries.postgres);
  const key = JSON.stringify([binaries, mtimeMs, process.getuid?.(), CLUSTER_OPTIONS, DESK_ROLE, allMigrations]);
  const name = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const template = join(tmpdir(), `meridian-test-template-${name}`);
  if (await exists(join(template, 'postgres'))) return template;
  const fresh = await makeTestFolder();
  const server = await startEmbeddedServer({ dataDir: fresh, settings });
  const database = openDatabase({ url: server.url, maxConnections: 1, applicationName: 'template' });
  await migrate(database, { nowMs: Date.now });
  await database.close();
  await server.stop();
  try {
    await rename(fresh, template);
  } catch (error) {
    // Another test file may have finished first. Its complete folder is equally good.
    await removeTestFolder(fresh);
    if (!(await exists(join(template, 'postgres')))) throw error;
  }
  return template;
}

async function copyFolder(from: string, to: string): Promise<void> {
  // Node's copy does not keep owners, and the server refuses files of root.
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-Rp', `${from}/.`, to]);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
