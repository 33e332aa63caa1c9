import { relative } from 'node:path';
import { manifestFolder, writingFolder } from '@meridian/history/days/day-files';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { type CopiedFile, copyFile, type FoundFile, findFiles } from './copy-files.ts';

const MAX_ROUNDS = 5;

const unfinished = `${relative('.', writingFolder('.'))}/`;
const daysFolder = `${relative('.', manifestFolder('.'))}/`;
/** The recording of the market grows all day; a part of it reads like one that a crash has cut. */
const isGrowing = (path: string): boolean => path.startsWith('.');

export function isDay(path: string): boolean {
  return path.startsWith(daysFolder);
}

/** Copies the days of the past. A day may be written again meanwhile: what has changed since is copied again. */
export async function copyHistory(from: string, to: string): Promise<readonly CopiedFile[]> {
  const copied = new Map<string, CopiedFile & { readonly changedMs: number }>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const files = await filesOfWholeDays(from);
    const changed = files.filter(({ path, changedMs }) => copied.get(path)?.changedMs !== changedMs);
    // A day that is new since the first round is after the backup.
    const isOld = ({ path }: FoundFile): boolean => copied.has(path) && !isGrowing(path);
    if (round > 0 && !changed.some(isOld)) return [...copied.values()].map(withoutTime);
    for (const { path, changedMs } of changed) {
      const copy = await copyFile(from, to, path);
      if (copy !== null) copied.set(path, { ...copy, changedMs });
    }
  }
  throw new StartupProblem(
    'Days of the past are being written again and again, so no copy of them is whole.',
    'Wait until the import is over, then take the backup again.',
  );
}

/** A day's own file is written last, so those that are there before the rest is looked for are of whole days. */
async function filesOfWholeDays(dir: string): Promise<readonly FoundFile[]> {
  const days = new Set((await findFiles(manifestFolder(dir))).map(({ path }) => `${daysFolder}${path}`));
  const files = await findFiles(dir);
  return files.filter(({ path }) => !path.startsWith(unfinished) && (!isDay(path) || days.has(path)));
}

function withoutTime({ path, bytes, sha256 }: CopiedFile): CopiedFile {
  return { path, bytes, sha256 };
}
