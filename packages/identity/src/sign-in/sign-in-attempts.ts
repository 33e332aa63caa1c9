import type { Refused } from '@meridian/protocol/ports/identity';
import { sql } from 'kysely';
import { checkCaptcha } from '../check-captcha.ts';
import type { Db, IdentityContext } from '../identity-context.ts';
import { tooManyAttempts } from '../refusals.ts';

/** Email and address are locked out together, so that nobody can lock out a user from elsewhere. */
export type AttemptKey = { readonly email: string; readonly address: string };

/** Failures of an email from anywhere, or of an address with any email, before a proof of work is required. */
export const CAPTCHA_AFTER_FAILURES = 3;
export const LOCK_AFTER_FAILURES = 10;
export const LOCK_MS = 15 * 60_000;

/** Failures count until an hour has passed without another. */
export const FAILURE_WINDOW_MS = 60 * 60_000;

export type Admission = Refused | { readonly kind: 'admitted'; readonly isLastTry: boolean };

/** Counts the attempt as a failure before the password check, so that parallel guesses cannot exceed the limit. */
export async function admitAttempt(
  context: IdentityContext,
  key: AttemptKey,
  captcha: string | undefined,
): Promise<Admission> {
  const { db } = context.database;
  const nowMs = context.nowMs();
  const known = await countFailures(db, key, nowMs);
  if (known.lockedUntilMs !== null && known.lockedUntilMs > nowMs) return lockedOut(known.lockedUntilMs, nowMs);
  if (Math.max(known.byEmail, known.byAddress) >= CAPTCHA_AFTER_FAILURES) {
    const refused = await checkCaptcha(context, captcha);
    if (refused !== null) return refused;
  }
  return countTry(db, key, nowMs);
}

/** As `admitAttempt`, for a signed-in user, who needs no proof of work. */
export async function admitTry({ database, nowMs }: IdentityContext, key: AttemptKey): Promise<Admission> {
  const now = nowMs();
  const { lockedUntilMs } = await countFailures(database.db, key, now);
  if (lockedUntilMs !== null && lockedUntilMs > now) return lockedOut(lockedUntilMs, now);
  return countTry(database.db, key, now);
}

async function countTry(db: Db, key: AttemptKey, nowMs: number): Promise<Admission> {
  const { failures, locked_until_ms } = await countAttempt(db, key, nowMs);
  if (failures > LOCK_AFTER_FAILURES) return lockedOut(locked_until_ms ?? nowMs + LOCK_MS, nowMs);
  return { kind: 'admitted', isLastTry: failures === LOCK_AFTER_FAILURES };
}

/** After a correct password this pair starts again. Other addresses keep their count. */
export async function clearFailures(db: Db, { email, address }: AttemptKey): Promise<void> {
  await db.deleteFrom('login_failure').where('email', '=', email).where('ip', '=', address).execute();
}

/** Undoes the count when the password was not checked. */
export async function takeBackAttempt(db: Db, { email, address }: AttemptKey): Promise<void> {
  await db
    .updateTable('login_failure')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, locked_until_ms: null })
    .where('email', '=', email)
    .where('ip', '=', address)
    .execute();
}

type KnownFailures = { byEmail: number; byAddress: number; lockedUntilMs: number | null };

async function countFailures(db: Db, { email, address }: AttemptKey, nowMs: number): Promise<KnownFailures> {
  return db
    .selectFrom('login_failure')
    .select([
      sql<number>`coalesce(sum(failures) filter (where email = ${email}), 0)`.as('byEmail'),
      sql<number>`coalesce(sum(failures) filter (where ip = ${address}), 0)`.as('byAddress'),
      sql<number | null>`max(locked_until_ms) filter (where email = ${email} and ip = ${address})`.as('lockedUntilMs'),
    ])
    .where('last_ms', '>', nowMs - FAILURE_WINDOW_MS)
    .where((where) => where.or([where('email', '=', email), where('ip', '=', address)]))
    .executeTakeFirstOrThrow();
}

async function countAttempt(db: Db, { email, address }: AttemptKey, nowMs: number) {
  const isOver = sql<boolean>`(login_failure.last_ms <= ${nowMs - FAILURE_WINDOW_MS}
    or coalesce(login_failure.locked_until_ms <= ${nowMs}, false))`;
  const failures = sql<number>`case when ${isOver} then 1 else login_failure.failures + 1 end`;
  return db
    .insertInto('login_failure')
    .values({ email, ip: address, failures: 1, first_ms: nowMs, last_ms: nowMs, locked_until_ms: null })
    .onConflict((conflict) =>
      conflict.columns(['email', 'ip']).doUpdateSet({
        failures,
        first_ms: sql<number>`case when ${isOver} then ${nowMs} else login_failure.first_ms end`,
        last_ms: nowMs,
        locked_until_ms: sql<number | null>`case
          when ${isOver} then null
          when login_failure.failures + 1 >= ${LOCK_AFTER_FAILURES}
            then coalesce(login_failure.locked_until_ms, ${nowMs + LOCK_MS})
          end`,
      }),
    )
    .returning(['failures', 'locked_until_ms'])
    .executeTakeFirstOrThrow();
}

function lockedOut(untilMs: number, nowMs: number): Refused {
  return tooManyAttempts(Math.max(1, Math.ceil((untilMs - nowMs) / 1000)));
}
