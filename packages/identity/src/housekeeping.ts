import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import type { Database } from '@meridian/storage/schema/database';
import { type RawBuilder, sql } from 'kysely';
import { type CutOptions, cutSecurityLog } from './security-log/cut-security-log.ts';
import { sealEvents, type SealOptions } from './security-log/seal-events.ts';
import { endIdleSessions } from './sessions/idle-sessions.ts';
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
    [
      'security_event',
      sql`log_seq is not null and subject_user_id is null and at_ms < ${now - ANONYMOUS_EVENTS_KEPT_MS}`,
    ],
    ['security_event', sql`log_seq is not null and at_ms < ${now - EVENTS_KEPT_MS}`],
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

const IDLE_INTERVAL_MS = 15_000;
const SEAL_INTERVAL_MS = 1_000;
const CUT_INTERVAL_MS = HOUR_MS;

type KeepingOptions = HousekeepingOptions & { readonly logger: Logger };

/** Runs housekeeping every few minutes until stopped. */
export function startHousekeeping(options: KeepingOptions): { stop(): Promise<void> } {
  return repeat(options.logger, INTERVAL_MS, 'identity housekeeping', () => runHousekeeping(options));
}

/** Ends idle sessions until stopped, so that their sockets close soon. */
export function startIdleSweep(options: KeepingOptions): { stop(): Promise<void> } {
  return repeat(options.logger, IDLE_INTERVAL_MS, 'ending idle sessions', () => endIdleSessions(options));
}

/** Takes security events over into the chain, and what is left of them when stopped. */
export function startSealing(options: SealOptions & { readonly logger: Logger }): { stop(): Promise<void> } {
  const sealing = repeat(options.logger, SEAL_INTERVAL_MS, 'sealing security events', () => sealEvents(options));
  return {
    stop: async () => {
      await sealing.stop();
      await sealEvents(options).catch((err: unknown) => options.logger.warn({ err }, 'sealing security events failed'));
    },
  };
}

/** Removes security events that are older than they are kept, until stopped. */
export function startCutting(options: CutOptions & { readonly logger: Logger }): { stop(): Promise<void> } {
  return repeat(options.logger, CUT_INTERVAL_MS, 'removing old security events', () => cutSecurityLog(options));
}

/** One round at a time. */
function repeat(
  logger: Logger,
  intervalMs: number,
  name: string,
  work: () => Promise<number>,
): { stop(): Promise<void> } {
  let round: Promise<void> | null = null;
  const once = async (): Promise<void> => {
    try {
      const rows = await work();
      if (rows > 0) logger.debug({ rows }, name);
    } catch (error) {
      logger.warn({ err: error }, `${name} failed and will be tried again`);
    } finally {
      round = null;
    }
  };
  const timer = setInterval(() => {
    round ??= once();
  }, intervalMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
