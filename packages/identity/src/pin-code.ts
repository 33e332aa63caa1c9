import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { PIN_LENGTH } from '@meridian/domain/verification';

export function newPin(): string {
  return String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
}

/** The stored form of a pin. A plain hash of six digits is easily guessed, so a secret key is included. */
export function hashPin(key: Uint8Array, email: string, purpose: string, pin: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([email, purpose, pin]))
    .digest('base64url');
}

/** The stored form of a pin that nobody knows, so that an email without a user behaves like any other. */
export function unknowablePinHash(): string {
  return randomBytes(32).toString('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
