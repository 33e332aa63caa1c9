import type { WorldOrigin } from '../../world/world-origin.ts';

/** Changes with what is written: days of another version are written anew while the journal has them. */
const WRITER_VERSION = 1;

/** In the manifest of a lived day: whose day it is, so that one of another database is not taken for it. */
export function livedSource({ seed, firstOpenMs }: WorldOrigin): string {
  return `lived ${WRITER_VERSION}: seed ${seed}, first open ${firstOpenMs}`;
}
