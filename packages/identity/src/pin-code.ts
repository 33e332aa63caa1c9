import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { PIN_LENGTH } from '@meridian/domain/verification';

export function newPin(): string {
  return String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
}

/** What is stored of a pin: six digits are quickly guessed from a plain hash, so the key has to be known as well. */
export function hashPin(key: Uint8Array, email: string, purpose: string, pin: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([email, purpose, pin]))
    .digest('base64url');
}

/** The stored form of a pin that nobody knows: an email without a user has one, so that it behaves like any other. */
export function unknowablePinHash(): string {
  return randomBytes(32).toString('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
