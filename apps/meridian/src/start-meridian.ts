import { join } from 'node:path';
import type { Bus } from '@meridian/bus/bus';
import { createInProcessBus } from '@meridian/bus/in-process-bus';
import { startOutboxRelay } from '@meridian/bus/outbox-relay';
import { makePrivate } from '@meridian/history/days/private-files';
import { createIdentity } from '@meridian/identity/create-identity';
import { refuseDemoUsers } from '@meridian/identity/demo/remove-demo';
import { seedDemo } from '@meridian/identity/demo/seed-demo';
import { startIdentityWorkers } from '@meridian/identity/identity-workers';
import { createMailer } from '@meridian/identity/mail/create-mailer';
import { reportStores } from '@meridian/main-api/tca/report-options';
import { ReportWorker } from '@meridian/main-api/tca/worker/report-worker';
import { LIMITS_CHANGED } from '@meridian/protocol/ports/limits';
import { REFERENCE_CHANGED } from '@meridian/protocol/ports/reference';
import { ROUTING_CHANGED } from '@meridian/protocol/ports/routing';
import type { Environment } from '@meridian/service-kit/environment';
import type { CloseStep } from '@meridian/service-kit/graceful-close';
import { diskCheck } from '@meridian/service-kit/disk-check';
import { createReadiness } from '@meridian/service-kit/health';
import { listen } from '@meridian/service-kit/listen';
import type { Logger } from '@meridian/service-kit/logger';
import { ConnectionRegistry } from '@meridian/trading/connection-registry';
import type { PreparedEngine } from '@meridian/trading/engine/engine-thread';
import { type Desk, startDesk } from '@meridian/trading/engine/start-desk';
import { startEventLog } from '@meridian/trading/logs/event-log-service';
import { buildApp } from './build-app.ts';
import { type DemoPast, startDemoPast } from './demo-past.ts';
import type { Inject } from './first-look/desk-caller.ts';
import { startFirstLook } from './first-look/start-first-look.ts';
import { hasClients, hasFirstLook } from './choose-world.ts';
import { databaseCheck } from '@meridian/storage/database-check';
import { openStorage } from './open-storage.ts';
import { startOutboxPruning } from './outbox-pruning.ts';
import { signingSecret } from './signing-secret.ts';
import { startAnnouncer } from './start-announcer.ts';
import type { StartOptions } from './start-options.ts';
import type { WorldChoice } from '@meridian/trading/world/world';
import { refuseMissingPage } from './web-app.ts';

export type MeridianOptions = {
  readonly environment: Environment;
  readonly options: StartOptions;
  readonly world: WorldChoice;
  /** The engine's thread, which loads its program meanwhile. */
  readonly engine: PreparedEngine;
  readonly logger: Logger;
  readonly nowMs: () => number;
  /** Stands for the page that the starter builds meanwhile. */
  readonly page?: string | undefined;
  /** Filled as parts open, in closing order: first what takes requests, last the database. */
  readonly closeSteps: CloseStep[];
};

/** Every service in one process on one port; answers its address. What was opened is closed again when a later step fails. */
export async function startMeridian(options: MeridianOptions): Promise<string> {
  const { closeSteps } = options;
  try {
    return await open(options, (name, close) => closeSteps.unshift({ name, close }));
  } catch (error) {
    for (const { close } of closeSteps) await close();
    throw error;
  }
}

type Opened = (name: string, close: () => Promise<void>) => void;

async function open(
  { environment, options, world, engine, logger, nowMs, page }: MeridianOptions,
  opened: Opened,
): Promise<string> {
  const { dataDir, isProd, hasDemo, serverTimeZone, stuckAfterMs } = environment;
  if (page === undefined) refuseMissingPage();
  const opening = openStorage(environment, logger, nowMs);
  // Known before it is open, so that a signal during the start leaves no database behind.
  opened('database', async () => (await opening.catch(() => null))?.close());
  const { database, reads } = await opening;

  const secret = environment.jwtSecret ?? (await signingSecret(dataDir));
  if (isProd) await refuseDemoUsers(database);
  if (hasDemo) await seedDemo({ database, nowMs, isProd });
  const job = jobOf(environment, database.url);
  makePrivate(job.historyDir).catch((err: unknown) => logger.error({ err }, 'past days could not be made private'));
  engine.recover({ ...job, world: world.settings });
  opened("engine's thread", () => engine.discard());
  const isDemo = environment.world === 'simulated';
  const idleMs = environment.sessionIdleMs;
  const identity = createIdentity({ database, nowMs, secret, logger, serverTimeZone, isDemo, idleMs });
  const mailer = createMailer({ ...environment, nowMs });
  const workers = startIdentityWorkers({ ...environment, database, mailer, secret, nowMs, logger });
  opened('identity workers', () => workers.close());

  const bus = createInProcessBus({ onError: (err, { topic }) => logger.error({ err, topic }, 'bus handler failed') });
  opened('bus', () => bus.close());
  const onError = (err: unknown): void => logger.error({ err }, 'outbox relay failed');
  const relay = startOutboxRelay({ database, bus, consumer: 'meridian', onError });
  opened('outbox relay', () => relay.close());
  const pruning = startOutboxPruning({ database, nowMs, logger });
  opened('outbox pruning', () => pruning.stop());

  const registry = new ConnectionRegistry(nowMs);
  const eventLog = await startEventLog({ database, reads, logger, nowMs, service: 'meridian' });
  opened('event log', () => eventLog.close());
  const parts = { job, world, prepared: engine, database, reads, registry, eventLog, logger, nowMs, stuckAfterMs };
  const desk = await startDesk(parts);
  opened('trading engine', () => desk.close());
  await tellChanges(bus, desk);
  const past = demoPast({ environment, options, desk, logger });
  if (past !== null) opened(past.name, past.close);

  const { historyDir } = job;
  const reports = { ...reportStores({ database, nowMs }), database, identity, historyDir, serverTimeZone };
  const reportWorker = new ReportWorker({ ...reports, nowMs, logger });
  opened('reports', () => reportWorker.close());
  const announcer = startAnnouncer({ environment, identity, database, desk: desk.port, nowMs, logger });
  opened('announcer', () => announcer.close());

  const readiness = createReadiness(nowMs);
  readiness.watch(databaseCheck(database), ...desk.checks, diskCheck(dataDir));
  const services = { readiness, identity, database, bus, registry, eventLog, desk, page };
  const app = await buildApp({ environment, logger, nowMs, ...services });
  opened('server', async () => {
    readiness.markClosing();
    await app.close();
  });
  await Promise.all([workers.ready, relay.ready]);
  const url = await listen(app, environment);
  readiness.markReady();
  if (hasFirstLook({ environment, options })) {
    const inject: Inject = (call) => app.inject(call);
    const look = { inject, database, identity, desk, historyDir, logger, nowMs };
    opened('first look', startFirstLook({ ...look, past: past?.done ?? Promise.resolve(false) }).close);
  }
  return url;
}

async function tellChanges(bus: Bus, desk: Desk): Promise<void> {
  await bus.subscribe(ROUTING_CHANGED, () => desk.routingChanged());
  await bus.subscribe(LIMITS_CHANGED, () => desk.limitsChanged());
  await bus.subscribe(REFERENCE_CHANGED, () => desk.referenceChanged());
}

type PastParts = Pick<MeridianOptions, 'environment' | 'options' | 'logger'> & { readonly desk: Desk };

/** Null where no demo is simulated. */
function demoPast({ environment, options, desk, logger }: PastParts): DemoPast | null {
  if (!hasClients({ environment, options }) || options.pastDays === 0) return null;
  return startDemoPast({ environment, desk, logger, dayCount: options.pastDays });
}

function jobOf({ dataDir, serverTimeZone, inDoubtMs, machineName }: Environment, databaseUrl: string) {
  return { databaseUrl, serverTimeZone, inDoubtMs, historyDir: join(dataDir, 'history'), machineName };
}
