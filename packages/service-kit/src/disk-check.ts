import { statfs } from 'node:fs/promises';
import type { HealthCheck } from './health.ts';

const MEGABYTE = 1024 * 1024;
/** Below it the database cannot be trusted to write what it acknowledges. */
const MIN_FREE_BYTES = 256 * MEGABYTE;

/** For readiness: whether the disk below a folder has room. */
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
