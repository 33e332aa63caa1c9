import type { Environment } from '@meridian/service-kit/environment';
import type { Logger } from '@meridian/service-kit/logger';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { findRunningServer } from '@meridian/storage/embedded/running-server';
import { missingMigrations } from '@meridian/storage/migrations/migrate';
import { requireReachable } from '@meridian/storage/require-reachable';
import { isEngineAtWork } from '@meridian/trading/journal/engine-at-work';
import { openStorage } from '../open-storage.ts';

export type CommandStorage = {
  readonly database: OpenDatabase;
  /** Whether a desk runs on it, which hears of every change through the outbox. */
  readonly isDeskAtWork: boolean;
  close(): Promise<void>;
};

/** A command asks one thing after another. */
const MAX_CONNECTIONS = 2;

/** The database of an installation for a command, whether its desk is at work or not. */
export async function openForCommand(
  environment: Environment,
  logger: Logger,
  nowMs: () => number,
): Promise<CommandStorage> {
  const running = environment.databaseUrl ?? (await findRunningServer(environment.dataDir));
  const desk = running === null ? null : await openRunningDesk(running);
  if (desk !== null) return desk;
  const storage = await openStorage(environment, logger, nowMs);
  return { database: storage.database, isDeskAtWork: false, close: () => storage.close() };
}

/** Null when nobody trades there. The schema of a desk that runs is its own to change. */
async function openRunningDesk(url: string): Promise<CommandStorage | null> {
  const database = openDatabase({ url, maxConnections: MAX_CONNECTIONS, applicationName: 'meridian command' });
  try {
    await requireReachable(database);
    if (!(await isEngineAtWork(database))) {
      await database.close();
      return null;
    }
    await refuseOlderDesk(database);
    return { database, isDeskAtWork: true, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function refuseOlderDesk(database: OpenDatabase): Promise<void> {
  if ((await missingMigrations(database)) === 0) return;
  throw new StartupProblem(
    'The desk that runs is an earlier version than this command. Nothing was changed.',
    'Restart the desk with this version, then run the command again.',
  );
}
