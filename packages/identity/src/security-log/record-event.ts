import type { DeskSecurityEvent } from '@meridian/protocol/ports/identity';
import { createRateLimiter } from '@meridian/service-kit/rate-limiter';
import type { IdentityContext } from '../identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';

/** Refusals of one user that are recorded in a minute. A program that keeps trying must not fill the log. */
const MAX_REFUSALS_A_MINUTE = 20;

/** Records what users do outside of identity: refusals, exports, the kill switch, overrides, limits. */
export function createEventRecorder(context: IdentityContext): (event: DeskSecurityEvent) => Promise<void> {
  const { nowMs, database, logger } = context;
  const refusals = createRateLimiter({ limit: MAX_REFUSALS_A_MINUTE, windowMs: 60_000, nowMs });
  return async ({ kind, userId, ip, detail }) => {
    if (kind === 'refused' && refusals.take(String(userId)).kind === 'limited') return;
    try {
      const event = { kind, actorId: userId, subjectId: userId, ip, detail };
      await recordSecurityEvent(database.db, event, nowMs());
    } catch (err) {
      // What was done is done. The answer must not claim that it failed.
      logger.error({ err, kind, userId, detail }, 'a security event could not be recorded');
    }
  };
}
