import type { WorldOrigin } from '../../world/world-origin.ts';

/** Raised when the output changes. Days of another version are rewritten while the journal has them. */
const WRITER_VERSION = 1;

/** The origin in a day's manifest, so that a day of another database is not mistaken for it. */
export function livedSource({ seed, firstOpenMs }: WorldOrigin): string {
  return `lived ${WRITER_VERSION}: seed ${seed}, first open ${firstOpenMs}`;
}
