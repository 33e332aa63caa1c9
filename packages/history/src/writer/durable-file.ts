import { open, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Some systems cannot sync a folder. There the rename alone must do. */
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

/** Puts a finished file in its place at once: after a crash there is the old one, the new one or none, never a part. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await sync(from);
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Gone for good when this is done; a file that was not there is nothing to wait for. */
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
  await writeFile(temporary, text);
  await moveDurably(temporary, to);
}
