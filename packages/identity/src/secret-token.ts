import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PUBLIC_ID_BYTES = 16;

/** 256 random bits for the client. Only their `digestOf` is stored. */
export function newSecretToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** A public id. It grants nothing. */
export function newPublicId(): string {
  return randomBytes(PUBLIC_ID_BYTES).toString('base64url');
}

/** The stored form of a secret. A plain hash suffices for 256 random bits. */
export function digestOf(secretToken: string): string {
  return createHash('sha256').update(secretToken).digest('base64url');
}
