import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { tableFile } from '@meridian/storage/backup/dump-tables';
import { loadTables } from '@meridian/storage/backup/load-tables';
import type { OpenDatabase } from '@meridian/storage/database';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { copyFile, findFiles, hashFile } from './copy-files.ts';
import { type BackupManifest, readManifest } from './manifest.ts';
import { type BackupOptions, HISTORY_FOLDER, rowsOf, TABLES_FOLDER } from './take-backup.ts';

/** A whole backup, every file of it as it was written. Checked before a database is opened for it. */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const files = [
    ...manifest.tables.map(({ name, sha256 }) => ({ file: tableFile(join(folder, TABLES_FOLDER), name), sha256 })),
    ...manifest.history.map(({ path, sha256 }) => ({ file: join(folder, HISTORY_FOLDER, path), sha256 })),
  ];
  for (const { file, sha256 } of files) {
    const found = await hashFile(file).catch(() => null);
    if (found === sha256) continue;
    throw new StartupProblem(
      `The file ${file} of the backup is ${found === null ? 'missing' : 'not as it was written'}. Nothing was restored.`,
      'Use another backup, or fetch this one again from where it is kept.',
    );
  }
  return manifest;
}

/** Fills an empty database and an empty folder of the past, whole or not at all. */
export async function restoreBackup(manifest: BackupManifest, options: BackupOptions): Promise<void> {
  const { database, historyDir, folder, nowMs } = options;
  if ((await findFiles(historyDir)).length > 0) {
    throw new StartupProblem(
      `The folder ${historyDir} holds a past already. Nothing was changed.`,
      'A backup goes into a new place: set DATA_DIR to a new folder.',
    );
  }
  try {
    const from = join(folder, HISTORY_FOLDER);
    for (const { path, sha256 } of manifest.history) {
      if ((await copyFile(from, historyDir, path))?.sha256 !== sha256) throw new Error(`${path} changed meanwhile`);
    }
    await loadTables(database, join(folder, TABLES_FOLDER), manifest, nowMs);
  } catch (error) {
    await rm(historyDir, { recursive: true, force: true });
    throw error;
  }
  await recordRestored(database, manifest, nowMs());
}

async function recordRestored(database: OpenDatabase, manifest: BackupManifest, atMs: number): Promise<void> {
  const detail = { taken: new Date(manifest.taken_ms).toISOString(), rows: rowsOf(manifest) };
  const event = { kind: 'backup_restored', actorId: null, subjectId: null, ip: null, detail } as const;
  await recordSecurityEvent(database.db, event, atMs);
}
