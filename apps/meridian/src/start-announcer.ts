import type { IdentityService } from '@meridian/identity/create-identity';
import { limitStores } from '@meridian/main-api/limits/limit-stores';
import { reportStores } from '@meridian/main-api/tca/report-options';
import { Announcer } from '@meridian/main-api/waiting/announcer';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import type { Environment } from '@meridian/service-kit/environment';
import type { Logger } from '@meridian/service-kit/logger';
import { createConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import type { OpenDatabase } from '@meridian/storage/database';
import { createNoticeStore } from '@meridian/storage/notices/notice-store';

export type AnnouncerParts = {
  readonly environment: Pick<Environment, 'publicUrl'>;
  readonly identity: IdentityService;
  readonly database: OpenDatabase;
  readonly desk: DeskPort;
  readonly nowMs: () => number;
  readonly logger: Logger;
};

/** Tells people of what waits for them, and of what became of what they asked for. */
export function startAnnouncer({ environment, identity, database, desk, nowMs, logger }: AnnouncerParts): Announcer {
  const options = { database, nowMs };
  return new Announcer({
    identity,
    configuration: createConfigurationStore(options),
    limits: limitStores(options).store,
    cases: reportStores(options).cases,
    desk,
    notices: createNoticeStore(options),
    publicUrl: environment.publicUrl,
    logger,
    nowMs,
  });
}
