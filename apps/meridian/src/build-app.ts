import { join } from 'node:path';
import type { Bus } from '@meridian/bus/bus';
import type { IdentityService } from '@meridian/identity/create-identity';
import { limitStores } from '@meridian/main-api/limits/limit-stores';
import { reportStores } from '@meridian/main-api/tca/report-options';
import { mainApi } from '@meridian/main-api/app';
import { marketIntelligence } from '@meridian/market-intelligence/app';
import type { RuntimeConfig } from '@meridian/protocol/runtime-config';
import { type Environment, isDemoExposed, pageOriginsOf } from '@meridian/service-kit/environment';
import { addHealthRoutes, type Readiness } from '@meridian/service-kit/health';
import type { Logger } from '@meridian/service-kit/logger';
import { CallPace } from '@meridian/service-kit/call-pace';
import { createCredentialLimits } from '@meridian/service-kit/rate-limit';
import { createServiceApp, type ServiceApp } from '@meridian/service-kit/service-app';
import type { OpenDatabase } from '@meridian/storage/database';
import { createConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { createGroupStore } from '@meridian/storage/configuration/group-store';
import { createReferenceStore } from '@meridian/storage/reference/reference-store';
import { createAdoptedCalibrations } from '@meridian/storage/cost-calibrations/adopted-calibrations';
import { createRangeOutcomeReader } from '@meridian/storage/range-outcomes/range-outcome-store';
import { createNoticeStore } from '@meridian/storage/notices/notice-store';
import { createViewSettingStore } from '@meridian/storage/view-settings/view-setting-store';
import { tradingApp } from '@meridian/trading/app';
import type { ConnectionRegistry } from '@meridian/trading/connection-registry';
import type { Desk } from '@meridian/trading/engine/start-desk';
import { newNotificationId } from '@meridian/trading/live/notification-id';
import type { EventLogService } from '@meridian/trading/logs/event-log-service';
import { nodeSockets } from '@meridian/trading/node-sockets/node-sockets';
import { acceptWebsockets } from '@meridian/trading/websocket';
import { builtPage, webApp } from './web-app.ts';

export type AppParts = {
  readonly environment: Environment;
  readonly logger: Logger;
  readonly nowMs: () => number;
  readonly readiness: Readiness;
  readonly identity: IdentityService;
  readonly database: OpenDatabase;
  readonly bus: Bus;
  readonly registry: ConnectionRegistry;
  readonly eventLog: EventLogService;
  readonly desk: Desk;
  /** Stands for the page that is still being built. */
  readonly page?: string | undefined;
};

/** The addresses as the page sees them: all on its own origin. */
function runtimeConfig(environment: Environment): RuntimeConfig {
  const { isProd, world } = environment;
  return {
    isProd,
    world,
    isDemoExposed: isDemoExposed(environment),
    socketUrl: '/live',
    nodeSocketUrl: '/node',
    serverUrl: '/main',
    marketIntelligenceUrl: '/mi',
  };
}

/** The services and the page under their addresses; half an app is closed again. */
export async function buildApp(parts: AppParts): Promise<ServiceApp> {
  const { logger, environment, readiness, page } = parts;
  await builtPage(page);
  const { trustProxy, hasApiPages } = environment;
  const app = createServiceApp({ logger, trustProxy, hasApiPages, pageOrigins: pageOriginsOf(environment) });
  try {
    addHealthRoutes(app, readiness);
    await registerServices(app, parts);
    await app.register(webApp, { config: runtimeConfig(environment) });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function registerServices(app: ServiceApp, parts: AppParts): Promise<void> {
  const { environment, logger, nowMs, identity, database, bus, registry, eventLog, desk } = parts;
  const { serverTimeZone } = environment;
  const access = { identity, credentialLimits: createCredentialLimits({ nowMs }), callPace: new CallPace() };
  const { store, window } = eventLog;
  const viewSettings = createViewSettingStore({ database, nowMs });
  const rangeOutcomes = createRangeOutcomeReader(database.pool);
  const configuration = createConfigurationStore({ database, nowMs });
  const groups = createGroupStore({ database, nowMs });
  const reference = createReferenceStore({ database, nowMs });
  const limits = limitStores({ database, nowMs });
  const routing = { store: configuration, desk: desk.port, database, nowMs };
  const reports = reportStores({ database, nowMs });
  const notices = createNoticeStore({ database, nowMs });
  const stores = {
    notices,
    eventLog: store,
    viewSettings,
    rangeOutcomes,
    calibrations: createAdoptedCalibrations(database),
    configuration,
    groups,
    reference,
    limits,
    routing,
    reports,
  };
  const historyDir = join(environment.dataDir, 'history');
  const outreach = { publicUrl: environment.publicUrl, isMailSent: environment.smtpUrl !== null };
  const main = { ...access, historyDir, nowMs, serverTimeZone, outreach, ...stores };
  await app.register(mainApi, { prefix: '/main', ...main });
  await app.register(marketIntelligence, { prefix: '/mi', ...access, database, historyDir, nowMs });
  await acceptWebsockets(app);
  await app.register(nodeSockets, { prefix: '/node', identity, bus, store, window, nowMs, logger });
  await app.register(tradingApp, {
    prefix: '/live',
    ...access,
    bus,
    logger,
    registry,
    nowMs,
    newNotificationId,
    serverTimeZone,
    sources: { ...eventLog.sources, ...desk.sources },
    personal: eventLog.unread.fields,
    commands: { ...desk.commands, ...eventLog.unread.commands },
    notices: desk.notices,
    sight: desk.sight,
  });
}
