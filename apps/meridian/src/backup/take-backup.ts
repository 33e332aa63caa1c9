import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { dumpTables } from '@meridian/storage/backup/dump-tables';
import type { OpenDatabase } from '@meridian/storage/database';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { copyHistory } from './copy-history.ts';
import { type BackupManifest, writeManifest } from './manifest.ts';

export type BackupOptions = {
  readonly database: OpenDatabase;
  /** The folder of the past, which need not exist. */
  readonly historyDir: string;
  /** The backup's own folder: new or empty. */
  readonly folder: string;
  readonly nowMs: () => number;
};

export const TABLES_FOLDER = 'tables';
export const HISTORY_FOLDER = 'history';

/** Writes the database and the past into a folder. The desk may trade on meanwhile. */
export async function takeBackup(options: BackupOptions): Promise<Omit<BackupManifest, 'version'>> {
  const { database, historyDir, folder, nowMs } = options;
  await makeEmptyFolder(folder);
  const tables = join(folder, TABLES_FOLDER);
  await mkdir(tables, { mode: 0o700 });
  const takenMs = nowMs();
  const dump = await dumpTables(database, tables);
  // After the tables: a day's events leave the database only when the day is in the past.
  const history = await copyHistory(historyDir, join(folder, HISTORY_FOLDER));
  const manifest = {
    taken_ms: takenMs,
    migrations: [...dump.migrations],
    tables: dump.tables.map((table) => ({ ...table, columns: [...table.columns] })),
    sequences: dump.sequences,
    history: [...history],
  };
  await writeManifest(folder, manifest);
  const event = { kind: 'backup_taken', actorId: null, subjectId: null, ip: null } as const;
  await recordSecurityEvent(database.db, { ...event, detail: { rows: rowsOf(manifest) } }, nowMs());
  return manifest;
}

export function rowsOf({ tables }: Pick<BackupManifest, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) return;
  throw new StartupProblem(
    `The folder ${folder} is not empty. Nothing was written.`,
    'Name a new folder for the backup, perhaps with its date.',
  );
}
