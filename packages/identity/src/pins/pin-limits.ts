import { addressKey } from '@meridian/service-kit/address-key';
import type { PinPurpose } from '@meridian/storage/schema/session-tables';
import { sql } from 'kysely';
import type { Db } from '../identity-context.ts';

/** Pins for one email and purpose. Resets are counted for each address that asks. */
export const PINS_PER_HOUR = 6;
/** Resets that one address may ask for, for whatever emails. A whole desk may share the address. */
export const RESETS_PER_ADDRESS = 30;
/** Resets of one email that addresses may ask for from which its owner never signed in. */
export const RESETS_BY_STRANGERS = 24;

const HOUR_MS = 60 * 60_000;

/**
 * The address that a reset belongs to. Tries and limits count for it alone, so that a stranger elsewhere can neither
 * use up the owner's pin nor the owner's resets.
 */
export function pinOrigin({ purpose, ip }: { readonly purpose: PinPurpose; readonly ip: string }): string {
  return purpose === 'reset' ? addressKey(ip) : '';
}

export type PinCount = {
  readonly email: string;
  readonly purpose: PinPurpose;
  readonly origin: string;
  readonly userId: number | null;
};

/** The wait until the next pin of this hour. The security events hold the requests. */
export async function pinWaitMs(db: Db, count: PinCount, nowMs: number): Promise<number> {
  const { email, purpose, origin } = count;
  const own = await waitMs(db, purpose, { email, origin }, PINS_PER_HOUR, nowMs);
  if (purpose !== 'reset' || own > 0) return own;
  const byAddress = await waitMs(db, purpose, { origin }, RESETS_PER_ADDRESS, nowMs);
  if (byAddress > 0) return byAddress;
  const byStrangers = await waitMs(db, purpose, { email }, RESETS_BY_STRANGERS, nowMs);
  return byStrangers === 0 || (await isKnownAddress(db, count)) ? 0 : byStrangers;
}

async function waitMs(
  db: Db,
  purpose: PinPurpose,
  { email, origin = '' }: { readonly email?: string; readonly origin?: string },
  limit: number,
  nowMs: number,
): Promise<number> {
  let query = db
    .selectFrom('security_event')
    .select('at_ms')
    .where('at_ms', '>', nowMs - HOUR_MS)
    .where('kind', '=', 'pin_requested')
    .where(sql`detail->>'purpose'`, '=', purpose);
  if (email !== undefined) query = query.where(sql`detail->>'email'`, '=', email);
  if (origin !== '') query = query.where(sql`detail->>'origin'`, '=', origin);
  const requests = await query.orderBy('at_ms', 'desc').limit(limit).execute();
  const oldest = requests[limit - 1];
  return oldest === undefined ? 0 : oldest.at_ms + HOUR_MS - nowMs;
}

/** Whether the owner signed in from this address before. */
async function isKnownAddress(db: Db, { userId, origin }: PinCount): Promise<boolean> {
  if (userId === null) return false;
  const rows = await db
    .selectFrom('security_event')
    .select('ip')
    .distinct()
    .where('kind', '=', 'signed_in')
    .where('subject_user_id', '=', userId)
    .limit(1_000)
    .execute();
  return rows.some(({ ip }) => ip !== null && addressKey(ip) === origin);
}
