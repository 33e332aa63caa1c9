import { open, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE_FILE } from '../days/private-files.ts';

/** Some systems cannot sync a folder. There the rename alone must suffice. */
const NO_FOLDER_SYNC = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL']);

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function syncFolder(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(String(error.code)))) throw error;
  }
}

/** Moves a finished file into place. After a crash the old file, the new file or none exists, never a part. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await sync(from);
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Resolves when the file is durably removed. A missing file is not an error. */
export async function removeDurably(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  await syncFolder(dirname(path));
}

export async function writeDurably(temporary: string, to: string, text: string): Promise<void> {
  await writeFile(temporary, text, { mode: PRIVATE_FILE });
  await moveDurably(temporary, to);
}
