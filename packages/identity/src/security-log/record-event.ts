import type { DeskSecurityEvent } from '@meridian/protocol/ports/identity';
import { createRateLimiter, type RateLimiter } from '@meridian/service-kit/rate-limiter';
import type { IdentityContext } from '../identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';

/** Events of one user that are recorded in a minute, where a program could fill the log. The journal has every override. */
const MAX_A_MINUTE = { refused: 20, warnings_overridden: 120 } as const;

/** Records what users do outside of identity: refusals, exports, the kill switch, overrides, limits. */
export function createEventRecorder(context: IdentityContext): (event: DeskSecurityEvent) => Promise<void> {
  const { nowMs, database, logger } = context;
  const limiterOf = (limit: number) => createRateLimiter({ limit, windowMs: 60_000, nowMs });
  const limiters: Partial<Record<DeskSecurityEvent['kind'], RateLimiter>> = {
    refused: limiterOf(MAX_A_MINUTE.refused),
    warnings_overridden: limiterOf(MAX_A_MINUTE.warnings_overridden),
  };
  return async ({ kind, userId, ip, detail }) => {
    if (limiters[kind]?.take(String(userId)).kind === 'limited') return;
    try {
      const event = { kind, actorId: userId, subjectId: userId, ip, detail };
      await recordSecurityEvent(database.db, event, nowMs());
    } catch (err) {
      // What was done is done. The answer must not claim that it failed.
      logger.error({ err, kind, userId, detail }, 'a security event could not be recorded');
    }
  };
}
