import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writingFolder } from '../days/day-files.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A restarted container gives the same process number again, so folders older than this process are left over, too. */
async function isLeftOver(path: string, name: string): Promise<boolean> {
  const pid = Number(name.split('-')[0]);
  if (!Number.isInteger(pid) || !isAlive(pid)) return true;
  if (pid !== process.pid) return false;
  const processStartMs = Date.now() - process.uptime() * 1000;
  return (await stat(path)).mtimeMs < processStartMs;
}

/** What writers that were killed left behind. */
async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    if (await isLeftOver(path, name)) await rm(path, { recursive: true, force: true });
  }
}

/** A folder of a writer's own for what is not finished; it removes those of writers that are gone. */
export async function makeWorkFolder(dir: string): Promise<string> {
  const root = writingFolder(dir);
  await mkdir(root, { recursive: true });
  await sweep(root);
  return mkdtemp(join(root, `${process.pid}-`));
}
