import {
  MAX_PIN_TRIES,
  pinRefusal,
  VERIFICATION_LIMIT_EXPIRED,
  VERIFICATION_TIME_EXPIRED,
} from '@meridian/domain/verification';
import type { PinPurpose } from '@meridian/storage/schema/session-tables';
import type { Db, IdentityContext } from '../identity-context.ts';
import { hashPin, isSameHash } from '../pin-code.ts';
import { pinOrigin } from './pin-limits.ts';

export type PinRefused = {
  readonly kind: 'pin-refused';
  readonly code: 'pin-wrong' | 'pin-limit-expired' | 'pin-time-expired';
  readonly message: string;
};

export const PIN_TIME_EXPIRED = pinRefused('pin-time-expired', VERIFICATION_TIME_EXPIRED);
export const PIN_LIMIT_EXPIRED = pinRefused('pin-limit-expired', VERIFICATION_LIMIT_EXPIRED);

export type PinEntry = {
  readonly email: string;
  readonly purpose: PinPurpose;
  readonly pin: string;
  readonly ip: string;
  /** Whether the other credentials of the request are correct too. */
  readonly isOwn: boolean;
};

/**
 * Null for the correct pin, which is thereby used up. A wrong pin uses up a try. Call it inside a transaction that
 * commits.
 */
export async function checkPin(
  { keys, nowMs }: IdentityContext,
  db: Db,
  { email, purpose, pin, ip, isOwn }: PinEntry,
): Promise<PinRefused | null> {
  const now = nowMs();
  const origin = pinOrigin({ purpose, ip });
  // The lock serialises tries, so that parallel requests cannot exceed five.
  const row = await db
    .selectFrom('pin')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('origin', '=', origin)
    .forUpdate()
    .executeTakeFirst();
  const isRight = isSameHash(row?.pin_hash ?? '', hashPin(keys.pin, email, purpose, pin)) && isOwn;
  if (row === undefined || row.used_ms !== null) return PIN_TIME_EXPIRED;
  const refusal = pinRefusal({ issuedAtMs: row.created_ms, nowMs: now, failedTries: MAX_PIN_TRIES - row.tries_left });
  if (refusal !== null) return refusal === VERIFICATION_LIMIT_EXPIRED ? PIN_LIMIT_EXPIRED : PIN_TIME_EXPIRED;
  const triesLeft = row.tries_left - 1;
  await db
    .updateTable('pin')
    .set(isRight ? { used_ms: now } : { tries_left: triesLeft })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('origin', '=', origin)
    .execute();
  return isRight ? null : wrongPin(purpose, triesLeft);
}

function wrongPin(purpose: PinPurpose, triesLeft: number): PinRefused {
  if (triesLeft === 0) return PIN_LIMIT_EXPIRED;
  const wrong = purpose === 'verify' ? 'The code or the password is wrong.' : 'The code is wrong.';
  return pinRefused('pin-wrong', `${wrong} ${triesLeft} ${triesLeft === 1 ? 'try is' : 'tries are'} left.`);
}

function pinRefused(code: PinRefused['code'], message: string): PinRefused {
  return { kind: 'pin-refused', code, message };
}
