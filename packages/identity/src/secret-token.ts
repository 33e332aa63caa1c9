import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PUBLIC_ID_BYTES = 16;

/** 256 random bits for a client to keep; the store only ever sees `digestOf` it. */
export function newSecretToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** An id that may be shown: it opens nothing. */
export function newPublicId(): string {
  return randomBytes(PUBLIC_ID_BYTES).toString('base64url');
}

/** What is stored of a secret; a plain hash is enough because the secret has 256 random bits. */
export function digestOf(secretToken: string): string {
  return createHash('sha256').update(secretToken).digest('base64url');
}
