import type { IdentityService } from '@meridian/identity/create-identity';
import type { CallGuard } from '@meridian/identity/http/register-call';
import type { CallPace } from '@meridian/service-kit/call-pace';
import { openApi } from '@meridian/service-kit/open-api';
import { problemNotFound } from '@meridian/service-kit/problem-handling';
import type { CredentialLimits } from '@meridian/service-kit/rate-limit';
import { UserTurns } from '@meridian/service-kit/user-turns';
import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import type { GroupStore } from '@meridian/storage/configuration/group-store';
import type { EventLogStore } from '@meridian/storage/event-log/event-log-store';
import type { RangeOutcomeReader } from '@meridian/storage/range-outcomes/range-outcome-store';
import type { AdoptedCalibrations } from '@meridian/storage/cost-calibrations/adopted-calibrations';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { NoticeStore } from '@meridian/storage/notices/notice-store';
import type { ViewSettingStore } from '@meridian/storage/view-settings/view-setting-store';
import type { FastifyPluginAsync } from 'fastify';
import { adminRoutes } from './admin/admin-routes.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { firstStepsRoutes, type Outreach } from './first-steps/first-steps-routes.ts';
import { limitRoutes, type LimitRoutesOptions } from './limits/limit-routes.ts';
import { logsRoutes } from './logs/logs-routes.ts';
import { rangeCoverageRoutes } from './range-coverage/range-coverage-routes.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { dryRunRoutes } from './dry-run/dry-run-routes.ts';
import { createDryRuns } from './dry-run/dry-runs.ts';
import { figuresRoutes } from './strategies/figures/figures-routes.ts';
import { groupLearningRoutes } from './strategies/group-learning-routes.ts';
import { groupRoutes } from './strategies/group-routes.ts';
import type { RoutingRoutesOptions } from './routing/routing-options.ts';
import { routingRoutes } from './routing/routing-routes.ts';
import type { ReportStores } from './tca/report-options.ts';
import { securityLogRoutes } from './security-log/security-log-routes.ts';
import { tcaRoutes } from './tca/tca-routes.ts';
import { createThresholdTests } from './tca/thresholds/threshold-tests.ts';
import { strategyRoutes } from './strategies/strategy-routes.ts';
import { openPastDays } from './past/past-days.ts';
import { preTradeRoutes } from './pre-trade/pre-trade-routes.ts';
import { userRoutes } from './user/user-routes.ts';
import { venueAnalyticsRoutes } from './venue-analytics/venue-analytics-routes.ts';
import { waitingRoutes } from './waiting/waiting-routes.ts';
import { viewSettingRoutes } from './view-settings/view-setting-routes.ts';

export type MainApiOptions = {
  readonly identity: IdentityService;
  /** Shared with the other services of the process, so that no service bypasses another's limits. */
  readonly credentialLimits: CredentialLimits;
  /** Shared as well: a user has one pace. */
  readonly callPace: CallPace;
  readonly eventLog: Pick<EventLogStore, 'page'>;
  readonly viewSettings: ViewSettingStore;
  readonly configuration: ConfigurationStore;
  readonly groups: GroupStore;
  /** The folder of past days: `<DATA_DIR>/history`. */
  readonly historyDir: string;
  readonly nowMs: () => number;
  readonly reference: ReferenceStore;
  readonly limits: LimitRoutesOptions;
  readonly rangeOutcomes: RangeOutcomeReader;
  readonly calibrations: AdoptedCalibrations;
  readonly routing: RoutingRoutesOptions;
  readonly reports: ReportStores;
  readonly notices: NoticeStore;
  /** The time zone of schedules. */
  readonly serverTimeZone: string;
  readonly outreach: Outreach;
};

/** The main REST service. It is registered under its prefix in an app of `createServiceApp`. */
export const mainApi: FastifyPluginAsync<MainApiOptions> = async (app, options) => {
  const { identity, credentialLimits, callPace, eventLog, viewSettings, configuration, reference, limits } = options;
  const guard: CallGuard = {
    authenticate: (token) => identity.authenticate('main', token),
    scheme: 'Bearer',
    credentialLimits,
    callPace,
    turns: new UserTurns(),
    nowMs: options.nowMs,
    record: (event) => identity.record(event),
  };
  // At the root the app has its own handler.
  if (app.prefix !== '') app.setNotFoundHandler(problemNotFound);
  await openApi(app, { title: 'Meridian main service' });
  authRoutes(app, guard, identity);
  const past = openPastDays(options.historyDir);
  app.addHook('onClose', () => past.close());
  userRoutes(app, guard, { identity, past, nowMs: options.nowMs });
  adminRoutes(app, guard, identity.administration);
  securityLogRoutes(app, guard, identity);
  referenceRoutes(app, guard, reference, options.routing.desk);
  logsRoutes(app, guard, eventLog);
  viewSettingRoutes(app, guard, viewSettings);
  const { desk } = options.routing;
  const { nowMs, serverTimeZone } = options;
  strategyRoutes(app, guard, { identity, store: configuration, desk, reference, nowMs, serverTimeZone });
  figuresRoutes(app, guard, { identity, store: configuration, desk, past, nowMs: options.nowMs });
  const groupOptions = { identity, store: configuration, groups: options.groups, desk };
  groupRoutes(app, guard, groupOptions);
  groupLearningRoutes(app, guard, groupOptions);
  const runs = createDryRuns(nowMs);
  app.addHook('onClose', () => runs.close());
  const { historyDir, outreach } = options;
  dryRunRoutes(app, guard, { ...groupOptions, store: configuration, runs, historyDir, past, nowMs });
  const { administration } = identity;
  const { database } = options.routing;
  firstStepsRoutes(app, guard, { administration, database, past, desk, outreach, nowMs, serverTimeZone });
  limitRoutes(app, guard, { ...limits, administration });
  rangeCoverageRoutes(app, guard, options.rangeOutcomes);
  routingRoutes(app, guard, options.routing);
  preTradeRoutes(app, guard, { desk, past, calibrations: options.calibrations, nowMs });
  venueAnalyticsRoutes(app, guard, { identity, past, reference, desk, nowMs });
  const waits = { identity, configuration, limits: limits.store, cases: options.reports.cases, desk, nowMs };
  waitingRoutes(app, guard, { ...waits, notices: options.notices });
  const thresholdTests = createThresholdTests(nowMs);
  app.addHook('onClose', () => thresholdTests.close());
  const tca = { ...options.reports, identity, past, reference, nowMs, serverTimeZone, thresholdTests, historyDir };
  tcaRoutes(app, guard, tca);
};
