import { StartupProblem } from '@meridian/protocol/startup-problem';
import { CallPace } from '@meridian/service-kit/call-pace';
import type { Environment } from '@meridian/service-kit/environment';
import type { Logger } from '@meridian/service-kit/logger';
import { type CredentialLimits, createCredentialLimits } from '@meridian/service-kit/rate-limit';
import { machineClock, stepText } from '@meridian/service-kit/steady-clock';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { migrate } from '@meridian/storage/migrations/migrate';
import { refuseSuperuser } from '@meridian/storage/refuse-superuser';
import { refuseDemoUsers } from '../demo/remove-demo.ts';
import { createIdentity, type IdentityService } from '../create-identity.ts';

/** What a service in its own process shares with the others: the database and the secret. */
export type Installation = {
  readonly environment: Environment;
  readonly logger: Logger;
  readonly nowMs: () => number;
  readonly database: OpenDatabase;
  readonly identity: IdentityService;
  readonly credentialLimits: CredentialLimits;
  readonly callPace: CallPace;
  /** JWT_SECRET. */
  readonly secret: string;
};

const POOL_SIZE = 10;

/** Connects and migrates. Throws a StartupProblem for an error that the user can fix. */
export async function openInstallation(
  environment: Environment,
  applicationName: string,
  logger: Logger,
): Promise<Installation> {
  const { databaseUrl, jwtSecret: secret, serverTimeZone, world, sessionIdleMs: idleMs } = environment;
  if (databaseUrl === null || secret === null) {
    throw new StartupProblem(
      'A service that runs alone shares its database and its secret with the others.',
      'Set DATABASE_URL and JWT_SECRET, the same for each of them, or run everything in one process with: npm start',
    );
  }
  const nowMs = machineClock((stepMs) => logger.warn(stepText(stepMs)));
  const database = openDatabase({
    url: databaseUrl,
    maxConnections: POOL_SIZE,
    applicationName,
    onConnectionError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  });
  try {
    if (environment.isProd) await refuseSuperuser(database);
    await migrate(database, { nowMs });
    if (environment.isProd) await refuseDemoUsers(database);
  } catch (error) {
    await database.close();
    throw error instanceof StartupProblem ? error : unreachable(error);
  }
  const isDemo = world === 'simulated';
  const identity = createIdentity({ database, nowMs, secret, logger, serverTimeZone, isDemo, idleMs });
  return {
    environment,
    logger,
    nowMs,
    database,
    identity,
    secret,
    credentialLimits: createCredentialLimits({ nowMs }),
    callPace: new CallPace(),
  };
}

function unreachable(cause: unknown): StartupProblem {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupProblem(`The database cannot be used: ${reason}.`, 'Check DATABASE_URL and that its server runs.', {
    cause,
  });
}
