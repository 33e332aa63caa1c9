import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hashThrough } from '@meridian/storage/backup/hash-through';

export type CopiedFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

export type FoundFile = { readonly path: string; readonly bytes: number; readonly changedMs: number };

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The files below a folder, with `/` between the parts of a path. Empty when there is no such folder. */
export async function findFiles(folder: string): Promise<readonly FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const found: FoundFile[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const about = await stat(file).catch(() => null);
    // It was removed meanwhile.
    if (about === null) continue;
    found.push({ path: relative(folder, file).split(sep).join('/'), bytes: about.size, changedMs: about.mtimeMs });
  }
  return found;
}

/** Copies one file durably. Null when it is gone. */
export async function copyFile(from: string, to: string, path: string): Promise<CopiedFile | null> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = hashThrough();
  const copy = createWriteStream(target, { mode: 0o600, flush: true });
  try {
    await pipeline(createReadStream(join(from, path)), hash.stream, copy);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  return { path, bytes: copy.bytesWritten, sha256: hash.digest() };
}

export async function hashFile(file: string): Promise<string> {
  const hash = hashThrough();
  await pipeline(createReadStream(file), hash.stream.resume());
  return hash.digest();
}
