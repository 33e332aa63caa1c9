import { createIdentity } from '@meridian/identity/create-identity';
import { TEST_SECRET } from '@meridian/identity/testing/start-test-identity';
import { silentLogger } from '@meridian/service-kit/testing';
import { openDatabase } from '@meridian/storage/database';
import { reportStores } from '../tca/report-options.ts';
import { ReportWorker } from '../tca/worker/report-worker.ts';

/** A server that does nothing but make reports, for tests that kill it: address, history folder and clock as arguments. */
const [url = '', historyDir = '', clock = '0'] = process.argv.slice(2);
const database = openDatabase({ url, maxConnections: 4, applicationName: 'killed' });
const nowMs = (): number => Number(clock);
const logger = silentLogger();
const serverTimeZone = 'America/New_York';
const identity = createIdentity({ database, nowMs, secret: TEST_SECRET, logger, serverTimeZone, isDemo: true });
const stores = reportStores({ database, nowMs });
const worker = new ReportWorker({
  ...stores,
  database,
  identity,
  historyDir,
  serverTimeZone,
  nowMs,
  logger,
  pollMs: 20,
});
process.on('SIGTERM', () => void worker.close());
