import { statfs } from 'node:fs/promises';
import type { HealthCheck } from './health.ts';

const MEGABYTE = 1024 * 1024;
/** With less free space the database may not be able to write. */
const MIN_FREE_BYTES = 256 * MEGABYTE;

/** Readiness check: whether the disk of a folder has enough space. */
export function diskCheck(folder: string): HealthCheck {
  return {
    part: 'disk',
    check: async () => {
      const { bavail, bsize } = await statfs(folder);
      const free = bavail * bsize;
      return free >= MIN_FREE_BYTES ? null : `${Math.floor(free / MEGABYTE)} MB are left in the data folder`;
    },
  };
}
