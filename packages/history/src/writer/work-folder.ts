import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writingFolder } from '../days/day-files.ts';
import { PRIVATE_FOLDER } from '../days/private-files.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A restarted container reuses process numbers, so folders older than this process are leftovers too. */
async function isLeftOver(path: string, name: string): Promise<boolean> {
  const pid = Number(name.split('-')[0]);
  if (!Number.isInteger(pid) || !isAlive(pid)) return true;
  if (pid !== process.pid) return false;
  const processStartMs = Date.now() - process.uptime() * 1000;
  return (await stat(path)).mtimeMs < processStartMs;
}

/** Removes folders of killed writers. */
async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    if (await isLeftOver(path, name)) await rm(path, { recursive: true, force: true });
  }
}

/** A folder for a writer's unfinished files. Removes folders of writers that are gone. */
export async function makeWorkFolder(dir: string): Promise<string> {
  const root = writingFolder(dir);
  await mkdir(root, { recursive: true, mode: PRIVATE_FOLDER });
  await sweep(root);
  return mkdtemp(join(root, `${process.pid}-`));
}
