import type { Environment } from '@meridian/service-kit/environment';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { openDatabase, type OpenDatabase } from '@meridian/storage/database';
import { findRunningServer } from '@meridian/storage/embedded/running-server';
import { requireReachable } from '@meridian/storage/require-reachable';
import { recordSecurityEvent } from '@meridian/storage/security-event';
import { openStorage } from '../open-storage.ts';
import type { Logger } from '@meridian/service-kit/logger';

export type ImportAudit = {
  record(kind: 'executions_imported' | 'executions_removed', detail: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
};

const nowMs = (): number => Date.now();

/** The security log of the installation, whether its server is at work or not. */
export async function openImportAudit(
  environment: Environment,
  logger: Logger,
  email: string | null,
): Promise<ImportAudit> {
  const running = environment.databaseUrl ?? (await findRunningServer(environment.dataDir));
  const storage = running === null ? await openStorage(environment, logger, nowMs) : await openRunning(running);
  try {
    const actorId = email === null ? null : await administratorOf(storage.database, email);
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

async function openRunning(url: string) {
  const database = openDatabase({ url, maxConnections: 1, applicationName: 'import' });
  await requireReachable(database);
  return { database, close: () => database.close() };
}

async function administratorOf({ db }: OpenDatabase, email: string): Promise<number> {
  const user = await db
    .selectFrom('app_user')
    .innerJoin('user_permission', 'user_permission.user_id', 'app_user.id')
    .select(['app_user.id', 'is_admin', 'is_disabled'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (user?.is_admin === true && !user.is_disabled) return user.id;
  throw new StartupProblem(`${email} is not an administrator.`, 'Name one with --as.');
}
