import { describeStartupProblem, StartupProblem } from '@meridian/protocol/startup-problem';
import { allowOrigins } from '@meridian/service-kit/cors';
import { loadEnvironment, pageOriginsOf } from '@meridian/service-kit/environment';
import { type CloseStep, closeOnSignals } from '@meridian/service-kit/graceful-close';
import { addHealthRoutes, createReadiness, type Readiness } from '@meridian/service-kit/health';
import { listen } from '@meridian/service-kit/listen';
import { createLogger } from '@meridian/service-kit/logger';
import { createServiceApp, type ServiceApp } from '@meridian/service-kit/service-app';
import { databaseCheck } from '@meridian/storage/database-check';
import { type Installation, openInstallation } from './open-installation.ts';

export type ApartService = {
  readonly name: string;
  /** The default port. PORT overrides it. */
  readonly port: number;
  /** Adds the routes and starts the workers. Returns what to close after the app and before the database. */
  readonly prepare: (
    app: ServiceApp,
    installation: Installation,
    readiness: Readiness,
  ) => Promise<readonly CloseStep[]>;
};

const CLOSE_TIMEOUT_MS = 10_000;

/** Runs one service in its own process until a signal ends it. */
export async function runApart(service: ApartService): Promise<void> {
  try {
    await start(service);
  } catch (error) {
    if (!(error instanceof StartupProblem)) throw error;
    process.stderr.write(`${describeStartupProblem(error)}\n`);
    process.exitCode = 1;
  }
}

async function start({ name, port, prepare }: ApartService): Promise<void> {
  const environment = loadEnvironment({ PORT: String(port), ...process.env });
  const logger = createLogger({ level: environment.logLevel });
  const installation = await openInstallation(environment, name, logger);
  const { database } = installation;
  const { trustProxy, hasApiPages } = environment;
  const pageOrigins = pageOriginsOf(environment);
  const app = createServiceApp({ logger, trustProxy, hasApiPages, pageOrigins });
  const readiness = createReadiness(installation.nowMs);
  addHealthRoutes(app, readiness);
  readiness.watch(databaseCheck(database));
  const steps: CloseStep[] = [{ name: 'requests', close: () => app.close() }];
  try {
    // The page has another origin when services run apart.
    await allowOrigins(app, { allowedOrigins: pageOrigins });
    steps.push(...(await prepare(app, installation, readiness)));
    logger.info(`${name} listens on ${await listen(app, environment)}`);
  } catch (error) {
    for (const step of steps) await step.close();
    await database.close();
    throw error;
  }
  steps.unshift({ name: 'readiness', close: async () => readiness.markClosing() });
  steps.push({ name: 'database', close: () => database.close() });
  closeOnSignals({ process, logger, steps, timeoutMs: CLOSE_TIMEOUT_MS });
  readiness.markReady();
}
