import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { deriveKeys } from './derived-keys.ts';
import { startCutting, startHousekeeping, startIdleSweep, startSealing } from './housekeeping.ts';
import { startMailDelivery } from './mail/mail-delivery.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ChainedEvent } from './security-log/chain.ts';
import { createSecurityLines, type SecurityLineTarget } from './security-log/security-lines.ts';

export type IdentityWorkersOptions = {
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  /** The secret that `createIdentity` was given. */
  readonly secret: string;
  readonly nowMs: () => number;
  readonly logger: Logger;
  /** Where security events go for a SIEM. Nowhere when missing. */
  readonly securityLines?: SecurityLineTarget;
  /** How many days the security log keeps its events. For ever when missing. */
  readonly securityLogDays?: number | null;
};

/** Mail delivery and housekeeping. Several processes may start them; one of them delivers. */
export function startIdentityWorkers(options: IdentityWorkersOptions): {
  readonly ready: Promise<void>;
  close(): Promise<void>;
} {
  const { database, mailer, secret, nowMs, logger } = options;
  const keys = deriveKeys(secret);
  logger.info(`mail goes to ${mailer.destination}`);
  const delivery = startMailDelivery({ database, mailer, key: keys.mail, nowMs, logger });
  const housekeeping = startHousekeeping({ database, nowMs, logger });
  const idle = startIdleSweep({ database, nowMs, logger });
  const lines = createSecurityLines(options.securityLines ?? null, logger);
  const log = {
    database,
    key: keys.securityLog,
    onSealed: (events: readonly ChainedEvent[]) => lines.write(events),
    logger,
  };
  const sealing = startSealing(log);
  const cutting = startCutting({ ...log, nowMs, keptDays: options.securityLogDays ?? null });
  return {
    ready: delivery.ready,
    close: async () => {
      await Promise.all([delivery.close(), housekeeping.stop(), idle.stop(), sealing.stop(), cutting.stop()]);
      await lines.flush();
      mailer.close();
    },
  };
}
