import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Past orders are for the server alone. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

const PERMISSIONS = 0o777;

/** Takes away what an earlier version let everybody read. A missing folder is nothing to do. */
export async function makePrivate(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null || found.isSymbolicLink()) return;
  const mode = found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE;
  // A file may be moved into its place meanwhile, where it is private already.
  if ((found.mode & PERMISSIONS) !== mode) await chmod(path, mode).catch(() => undefined);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await makePrivate(join(path, name));
}
