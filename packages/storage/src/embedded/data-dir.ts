import { mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartupProblem } from '@meridian/protocol/startup-problem';

/** Creates the data folder, checks that it is writable, and returns its real absolute path. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const path = resolve(dataDir);
  try {
    await makeFolder(path);
    const real = await realpath(path);
    const probe = join(real, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe, { force: true });
    return real;
  } catch (cause) {
    throw new StartupProblem(
      `The data folder ${path} cannot be written: ${reasonOf(cause)}.`,
      'Give the user that starts Meridian write permission there, or set DATA_DIR to a folder that it can write.',
      { cause },
    );
  }
}

/** Node's recursive mkdir never returns where a parent cannot contain folders, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  if ((await stat(path).catch(() => null))?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path) await makeFolder(parent);
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
    if (!(await stat(path).catch(() => null))?.isDirectory()) throw error;
  });
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'part of its path is a file, not a folder';
  if (code === 'EROFS') return 'the file system is read-only';
  if (code === 'ENOSPC') return 'the disk is full';
  return error instanceof Error ? error.message : String(error);
}
