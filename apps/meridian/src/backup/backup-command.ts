import { join, resolve } from 'node:path';
import type { Environment } from '@meridian/service-kit/environment';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { findRunningServer } from '@meridian/storage/embedded/running-server';
import { startEmbeddedServer } from '@meridian/storage/embedded-server';
import { requireReachable } from '@meridian/storage/require-reachable';
import { isDay } from './copy-history.ts';
import type { BackupManifest } from './manifest.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { rowsOf, takeBackup } from './take-backup.ts';

type Places = Pick<Environment, 'databaseUrl' | 'dataDir'>;

const nowMs = (): number => Date.now();
const historyDirOf = ({ dataDir }: Places): string => join(dataDir, 'history');

/** Takes a backup and returns what to tell, whether the desk is at work or not. */
export async function backUp(places: Places, folder: string): Promise<string> {
  const running = places.databaseUrl ?? (await findRunningServer(places.dataDir));
  const options = { historyDir: historyDirOf(places), folder: resolve(folder), nowMs };
  const manifest = await withDatabase(running, places, (database) => takeBackup({ database, ...options }));
  return `${contentOf(manifest)} are in ${options.folder}. Keep it where only you can read it; JWT_SECRET is not in it.`;
}

/** Restores a backup into a new place and returns what to tell. */
export async function restore(places: Places, from: string): Promise<string> {
  const folder = resolve(from);
  const manifest = await checkBackup(folder);
  // Never into a database that is at work: the data folder's lock refuses it.
  await withDatabase(places.databaseUrl, places, (database) =>
    restoreBackup(manifest, { database, historyDir: historyDirOf(places), folder, nowMs }),
  );
  const taken = new Date(manifest.taken_ms).toISOString();
  return `${contentOf(manifest)} of ${taken} are restored. Everybody signs in again, with the password of that time.`;
}

function contentOf({ tables, history }: Pick<BackupManifest, 'tables' | 'history'>): string {
  const days = history.filter(({ path }) => isDay(path)).length;
  const rows = rowsOf({ tables }).toLocaleString('en-US');
  return `${rows} rows of ${tables.length} tables and ${days} ${days === 1 ? 'day' : 'days'} of the past`;
}

/** The database as it is, without a migration: a backup before an upgrade is one of the old version. */
async function withDatabase<Result>(
  url: string | null,
  { dataDir }: Places,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const server = url === null ? await startEmbeddedServer({ dataDir }) : null;
  const database = openDatabase({ url: server?.url ?? url ?? '', maxConnections: 2, applicationName: 'backup' });
  try {
    await requireReachable(database);
    return await work(database);
  } finally {
    await database.close();
    await server?.stop();
  }
}
