import { join } from 'node:path';
import { runApart } from '@meridian/identity/apart/run-apart';
import { seedDemo } from '@meridian/identity/demo/seed-demo';
import { startIdentityWorkers } from '@meridian/identity/identity-workers';
import { createMailer } from '@meridian/identity/mail/create-mailer';
import { createConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { ReportWorker } from './tca/worker/report-worker.ts';
import { reportStores } from './tca/report-options.ts';
import { limitStores } from './limits/limit-stores.ts';
import { createGroupStore } from '@meridian/storage/configuration/group-store';
import { createEventLogStore } from '@meridian/storage/event-log/event-log-store';
import { createReferenceStore } from '@meridian/storage/reference/reference-store';
import { createAdoptedCalibrations } from '@meridian/storage/cost-calibrations/adopted-calibrations';
import { createRangeOutcomeReader } from '@meridian/storage/range-outcomes/range-outcome-store';
import { createNoticeStore } from '@meridian/storage/notices/notice-store';
import { createViewSettingStore } from '@meridian/storage/view-settings/view-setting-store';
import { Announcer } from './waiting/announcer.ts';
import { mainApi } from './app.ts';
import { unreachableDesk } from './routing/unreachable-desk.ts';

await runApart({
  name: 'main-api',
  port: 8082,
  prepare: async (app, { environment, database, identity, credentialLimits, callPace, secret, nowMs, logger }) => {
    const { serverTimeZone } = environment;
    const eventLog = createEventLogStore(database.db);
    const viewSettings = createViewSettingStore({ database, nowMs });
    const rangeOutcomes = createRangeOutcomeReader(database.pool);
    const configuration = createConfigurationStore({ database, nowMs });
    const groups = createGroupStore({ database, nowMs });
    const reference = createReferenceStore({ database, nowMs });
    const limits = limitStores({ database, nowMs });
    const routing = { store: configuration, desk: unreachableDesk, database, nowMs };
    const reports = reportStores({ database, nowMs });
    const notices = createNoticeStore({ database, nowMs });
    const stores = {
      notices,
      eventLog,
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
    const access = { identity, credentialLimits, callPace };
    await app.register(mainApi, { ...access, historyDir, nowMs, serverTimeZone, outreach, ...stores });
    if (environment.hasDemo) await seedDemo({ database, nowMs, isProd: environment.isProd });
    const mailer = createMailer({ ...environment, nowMs });
    const historyOptions = { historyDir, serverTimeZone, nowMs, logger };
    const reportWorker = new ReportWorker({ ...reports, database, identity, ...historyOptions });
    const waits = { identity, configuration, limits: limits.store, cases: reports.cases, desk: unreachableDesk, nowMs };
    const announcer = new Announcer({ ...waits, notices, publicUrl: environment.publicUrl, logger });
    const { securityLines, securityLogDays } = environment;
    const keeping = { securityLines, securityLogDays };
    const workers = startIdentityWorkers({ database, mailer, secret, nowMs, logger, ...keeping });
    return [
      { name: 'reports', close: () => reportWorker.close() },
      { name: 'announcer', close: () => announcer.close() },
      { name: 'mail', close: () => workers.close() },
    ];
  },
});
