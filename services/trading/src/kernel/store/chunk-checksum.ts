import { createHash } from 'node:crypto';

export function checksumOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Said when a snapshot cannot be built upon the one before it. */
export const DAMAGED_CARRY = 'the snapshot before this one is damaged or gone';
