import { MAX_PIN_TRIES, PIN_LIFETIME_MS } from '@meridian/domain/verification';
import type { PinPurpose } from '@meridian/storage/schema/session-tables';
import { sql } from 'kysely';
import type { Db, IdentityContext } from '../identity-context.ts';
import { hashPin, newPin, unknowablePinHash } from '../pin-code.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { pinOrigin, pinWaitMs } from './pin-limits.ts';

export type PinRequest = {
  readonly email: string;
  readonly purpose: PinPurpose;
  /** Null for an unknown email. Everything is the same, with a pin that nobody knows. */
  readonly userId: number | null;
  readonly ip: string;
  /** Keeps a valid pin that somebody may be about to enter, instead of replacing it after the cool-down. */
  readonly keepsLivePin?: boolean;
};

export type IssuedPin =
  | { readonly kind: 'issued'; readonly pin: string; readonly expiresMs: number }
  /** A recent pin is still valid and remains the one to enter. */
  | { readonly kind: 'still-good'; readonly expiresMs: number }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number };

export const PIN_COOL_DOWN_MS = 30_000;

/**
 * A new pin for an email, at most one per cool-down and a few per hour, so that nobody's mailbox is flooded. Rows are
 * stored by email, so that an email without a user behaves the same.
 */
export async function issuePin({ keys, nowMs }: IdentityContext, db: Db, request: PinRequest): Promise<IssuedPin> {
  const { email, purpose, userId, ip } = request;
  const origin = pinOrigin(request);
  const now = nowMs();
  // Without the lock, two parallel requests would both see the old count.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pin ${purpose} ${email}`}, 0))`.execute(db);
  const recent = await findRecentPin(db, request, origin, now);
  if (recent !== null) return recent;
  const waitMs = await pinWaitMs(db, { email, purpose, origin, userId }, now);
  if (waitMs > 0) return { kind: 'refused', retryAfterSeconds: Math.ceil(waitMs / 1000) };
  const pin = newPin();
  const row = {
    pin_hash: userId === null ? unknowablePinHash() : hashPin(keys.pin, email, purpose, pin),
    created_ms: now,
    expires_ms: now + PIN_LIFETIME_MS,
    tries_left: MAX_PIN_TRIES,
    used_ms: null,
  };
  await db
    .insertInto('pin')
    .values({ email, purpose, origin, ...row })
    .onConflict((conflict) => conflict.columns(['email', 'purpose', 'origin']).doUpdateSet(row))
    .execute();
  const detail = { email, purpose, ...(origin === '' ? {} : { origin }) };
  await recordSecurityEvent(db, { kind: 'pin_requested', actorId: null, subjectId: userId, ip, detail }, now);
  return { kind: 'issued', pin, expiresMs: row.expires_ms };
}

async function findRecentPin(db: Db, request: PinRequest, origin: string, nowMs: number): Promise<IssuedPin | null> {
  const { email, purpose, keepsLivePin = false } = request;
  const pin = await db
    .selectFrom('pin')
    .select(['created_ms', 'expires_ms', 'tries_left', 'used_ms'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('origin', '=', origin)
    .executeTakeFirst();
  if (pin === undefined) return null;
  const waitMs = (keepsLivePin ? pin.expires_ms : pin.created_ms + PIN_COOL_DOWN_MS) - nowMs;
  if (waitMs <= 0) return null;
  return pin.tries_left > 0 && pin.used_ms === null
    ? { kind: 'still-good', expiresMs: pin.expires_ms }
    : { kind: 'refused', retryAfterSeconds: Math.ceil(waitMs / 1000) };
}
