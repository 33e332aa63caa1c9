import type { Environment } from '@meridian/service-kit/environment';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import type { Logger } from '@meridian/service-kit/logger';
import { administratorOf } from '../command/administrator-of.ts';
import { openForCommand } from '../command/open-for-command.ts';

export type ImportAudit = {
  record(kind: 'executions_imported' | 'executions_removed', detail: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
};

const nowMs = (): number => Date.now();

/** The security log of the installation, whether its desk is at work or not. */
export async function openImportAudit(
  environment: Environment,
  logger: Logger,
  email: string | null,
): Promise<ImportAudit> {
  const storage = await openForCommand(environment, logger, nowMs);
  try {
    const actorId = email === null ? null : (await administratorOf(storage.database, email)).userId;
    return {
      record: (kind, detail) =>
        recordSecurityEvent(storage.database.db, { kind, actorId, subjectId: actorId, ip: null, detail }, nowMs()),
      close: () => storage.close(),
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
