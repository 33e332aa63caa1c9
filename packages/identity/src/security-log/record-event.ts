import type { DeskSecurityEvent } from '@meridian/protocol/ports/identity';
import { createRateLimiter, type RateLimiter } from '@meridian/service-kit/rate-limiter';
import type { IdentityContext } from '../identity-context.ts';
import { recordSecurityEvent } from '@meridian/storage/security-event';

/** Events of one user that are recorded in a minute, where a program could fill the log. The journal has every override. */
const MAX_A_MINUTE = { refused: 20, warnings_overridden: 120 } as const;

/** Kept elsewhere, or nothing was done: an entry that is missing must not change the answer. */
const MAY_BE_MISSING: ReadonlySet<DeskSecurityEvent['kind']> = new Set(['refused', 'warnings_overridden']);

/**
 * Records what users do outside of identity: refusals, exports, the kill switch, overrides. Fails when an entry cannot be
 * kept that must not be missing, so that the caller does not do it.
 */
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
      logger.error({ err, kind, userId, detail }, 'a security event could not be recorded');
      if (!MAY_BE_MISSING.has(kind)) throw err;
    }
  };
}
