import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import type { Database } from '@meridian/storage/schema/database';
import { type RawBuilder, sql } from 'kysely';
import { FAILURE_WINDOW_MS } from './sign-in/sign-in-attempts.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Ended sessions are kept for a while, so that an administrator can still see them. */
const ENDED_SESSIONS_KEPT_MS = 7 * DAY_MS;
/** Failures and pin requests of unknown emails. The hourly pin limit needs one hour of them. */
const ANONYMOUS_EVENTS_KEPT_MS = DAY_MS;
const EVENTS_KEPT_MS = 730 * DAY_MS;
/** Long enough to find the mail. An unverified user does not block the address for ever. */
const UNVERIFIED_USERS_KEPT_MS = 7 * DAY_MS;

/** Maximum rows deleted per table and round, to avoid long transactions. */
const BATCH = 5000;

export type HousekeepingOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

/** Deletes expired rows and returns their number. */
export async function runHousekeeping({ database: { db }, nowMs }: HousekeepingOptions): Promise<number> {
  const now = nowMs();
  const rounds: readonly [keyof Database, RawBuilder<unknown>][] = [
    ['session', sql`least(expires_ms, coalesce(revoked_ms, expires_ms)) < ${now - ENDED_SESSIONS_KEPT_MS}`],
    ['pin', sql`expires_ms < ${now - HOUR_MS}`],
    ['app_user', sql`needs_verification and last_login_ms is null and created_ms < ${now - UNVERIFIED_USERS_KEPT_MS}`],
    ['reset_grant', sql`expires_ms < ${now}`],
    ['login_failure', sql`last_ms < ${now - FAILURE_WINDOW_MS} and coalesce(locked_until_ms, 0) < ${now}`],
    ['security_event', sql`subject_user_id is null and at_ms < ${now - ANONYMOUS_EVENTS_KEPT_MS}`],
    ['security_event', sql`at_ms < ${now - EVENTS_KEPT_MS}`],
  ];
  let deleted = 0;
  for (const [table, isOver] of rounds) {
    const result = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${BATCH}))`.execute(db);
    deleted += Number(result.numAffectedRows ?? 0n);
  }
  return deleted;
}

const INTERVAL_MS = 5 * 60_000;

/** Runs housekeeping every few minutes until stopped, one round at a time. */
export function startHousekeeping(options: HousekeepingOptions & { readonly logger: Logger }): {
  stop(): Promise<void>;
} {
  let round: Promise<void> | null = null;
  const keepHouse = async (): Promise<void> => {
    try {
      const deleted = await runHousekeeping(options);
      if (deleted > 0) options.logger.debug({ deleted }, 'identity housekeeping');
    } catch (error) {
      options.logger.warn({ err: error }, 'identity housekeeping failed and will be tried again');
    } finally {
      round = null;
    }
  };
  const timer = setInterval(() => {
    round ??= keepHouse();
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
