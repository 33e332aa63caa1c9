import { openHistoryApart } from '@meridian/history/apart/open-history-apart';
import type { IdentityService } from '@meridian/identity/create-identity';
import type { CallGuard } from '@meridian/identity/http/register-call';
import type { CallPace } from '@meridian/service-kit/call-pace';
import { openApi } from '@meridian/service-kit/open-api';
import { problemNotFound } from '@meridian/service-kit/problem-handling';
import type { CredentialLimits } from '@meridian/service-kit/rate-limit';
import { UserTurns } from '@meridian/service-kit/user-turns';
import type { OpenDatabase } from '@meridian/storage/database';
import type { FastifyPluginAsync } from 'fastify';
import { calibrationRoutes } from './calibration/calibration-routes.ts';
import { createCalibrationStore } from './calibration/calibration-store.ts';
import { NightlyCalibration } from './calibration/nightly.ts';
import { CostModels } from './estimates/cost-models.ts';
import { estimateRoutes } from './estimates/estimate-routes.ts';
import { instrumentRoutes } from './market/instrument-routes.ts';
import { MarketBook } from './market/market-book.ts';
import { KeptCostGroups } from './orders/kept-cost-groups.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { statisticRoutes } from './statistics/statistic-routes.ts';
import { supportedSymbolRoutes } from './supported-symbols.ts';
import { tokenRoutes } from './token-routes.ts';

export type MarketIntelligenceOptions = {
  readonly identity: Pick<IdentityService, 'authenticate' | 'logOut' | 'record' | 'signIn'>;
  readonly database: Pick<OpenDatabase, 'db'>;
  /** Shared with the other services of the process, so that no service bypasses another's limits. */
  readonly credentialLimits: CredentialLimits;
  readonly callPace: CallPace;
  /** `<DATA_DIR>/history`. */
  readonly historyDir: string;
  readonly nowMs: () => number;
};

const HISTORY_MEMORY_MB = 256;

/** The market-intelligence service. It is registered under its prefix in an app of `createServiceApp`. */
export const marketIntelligence: FastifyPluginAsync<MarketIntelligenceOptions> = async (
  app,
  { identity, database, credentialLimits, callPace, historyDir, nowMs },
) => {
  const guard: CallGuard = {
    authenticate: (token) => identity.authenticate('market_intelligence', token),
    scheme: 'Token',
    credentialLimits,
    callPace,
    turns: new UserTurns(),
    nowMs,
    record: (event) => identity.record(event),
  };
  const history = openHistoryApart({
    name: 'market past',
    dir: historyDir,
    memoryLimitMb: HISTORY_MEMORY_MB,
    threads: 1,
  });
  const onError = (err: unknown): void => app.log.error({ err }, 'past days could not be read');
  const book = new MarketBook({ history, nowMs, onError });
  const store = createCalibrationStore(database);
  const models = new CostModels(store, nowMs);
  const nightly = new NightlyCalibration({
    dir: historyDir,
    history,
    store,
    nowMs,
    onError: (err) => app.log.error({ err }, 'the cost model could not be calibrated'),
    onDone: ({ throughDate, groups }) => {
      models.forget();
      const adopted = groups.filter(({ decision }) => decision === 'adopted').length;
      app.log.info({ throughDate, groups: groups.length, adopted }, 'the cost model is calibrated');
    },
  });
  app.addHook('onClose', async () => {
    await nightly.close();
    await history.close();
  });
  // At the root the app has its own handler.
  if (app.prefix !== '') app.setNotFoundHandler(problemNotFound);
  await openApi(app, { title: 'Meridian market intelligence' });
  tokenRoutes(app, guard, identity);
  supportedSymbolRoutes(app, guard, database);
  instrumentRoutes(app, guard, { book, history, nowMs });
  estimateRoutes(app, guard, { book, models });
  statisticRoutes(app, guard, { book, history });
  calibrationRoutes(app, guard, store);
  const groups = new KeptCostGroups({ dir: historyDir, book, models });
  orderRoutes(app, guard, { history, models, groups, nowMs });
};
