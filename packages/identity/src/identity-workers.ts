import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { deriveKeys } from './derived-keys.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startMailDelivery } from './mail/mail-delivery.ts';
import type { Mailer } from './mail/mailer.ts';

export type IdentityWorkersOptions = {
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  /** The secret that `createIdentity` was given. */
  readonly secret: string;
  readonly nowMs: () => number;
  readonly logger: Logger;
};

/** Mail delivery and housekeeping. Several processes may start them; one of them delivers. */
export function startIdentityWorkers(options: IdentityWorkersOptions): {
  readonly ready: Promise<void>;
  close(): Promise<void>;
} {
  const { database, mailer, secret, nowMs, logger } = options;
  logger.info(`mail goes to ${mailer.destination}`);
  const delivery = startMailDelivery({ database, mailer, key: deriveKeys(secret).mail, nowMs, logger });
  const housekeeping = startHousekeeping({ database, nowMs, logger });
  return {
    ready: delivery.ready,
    close: async () => {
      await Promise.all([delivery.close(), housekeeping.stop()]);
      mailer.close();
    },
  };
}
