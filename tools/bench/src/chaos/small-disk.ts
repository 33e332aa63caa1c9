import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Enough for a small desk, and for what the desk wants to have free. */
const SIZE_MB = 640;
const CHUNK = Buffer.alloc(1024 * 1024);

/** A file system of its own in memory, which can be filled to the last byte. */
export class SmallDisk {
  readonly folder: string;
  readonly #filling: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filling = join(folder, 'filling');
  }

  /** Or why this machine does not let us mount one. */
  static async mount(): Promise<SmallDisk | string> {
    const folder = await mkdtemp(join(tmpdir(), 'meridian-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'meridian-chaos', folder]);
      await chmod(folder, 0o755);
      return new SmallDisk(folder);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n').slice(-2);
      return reason.trim();
    }
  }

  /** Resolves when a write has failed because nothing is left. */
  async fill(): Promise<void> {
    const file = await open(this.#filling, 'w');
    try {
      for (let size = CHUNK.byteLength; size >= 1; ) {
        const isWritten = await file.appendFile(CHUNK.subarray(0, size)).then(
          () => true,
          () => false,
        );
        if (!isWritten) size = Math.floor(size / 16);
      }
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.#filling, { force: true });
  }

  async unmount(): Promise<void> {
    await run('umount', [this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
