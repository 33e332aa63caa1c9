import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupProblem } from '@meridian/protocol/startup-problem';

export type DataDirLock = { release(): Promise<void> };

const SQLITE_BUSY = 5;

/**
 * Ensures that one process uses a data folder. SQLite's exclusive lock is an OS lock that ends with its process, so
 * there is no stale lock and no reused process id. The owner file is only for the message.
 */
export async function lockDataDir(dataDir: string, processId: number): Promise<DataDirLock> {
  const ownerPath = join(dataDir, 'owner.json');
  const lockPath = join(dataDir, 'lock');
  const lockFile = new DatabaseSync(lockPath, { timeout: 0 });
  try {
    lockFile.exec('begin exclusive');
  } catch (cause) {
    lockFile.close();
    if (!isBusy(cause)) {
      throw new StartupProblem(`The lock file ${lockPath} cannot be used.`, 'Delete it and start again.', { cause });
    }
    throw new StartupProblem(
      `Meridian is already running on the data folder ${dataDir}${await describeOwner(ownerPath)}.`,
      'Stop it first, or start this one with another DATA_DIR (and another PORT).',
      { cause },
    );
  }
  await writeFile(ownerPath, JSON.stringify({ pid: processId }));
  return {
    release: async () => {
      await rm(ownerPath, { force: true });
      lockFile.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

async function describeOwner(ownerPath: string): Promise<string> {
  try {
    const owner: unknown = JSON.parse(await readFile(ownerPath, 'utf8'));
    return typeof owner === 'object' && owner !== null && 'pid' in owner ? ` (process ${String(owner.pid)})` : '';
  } catch {
    return '';
  }
}
