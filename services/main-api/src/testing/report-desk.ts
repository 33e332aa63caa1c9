import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { silentLogger } from '@meridian/service-kit/testing';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { reportStores } from '../tca/report-options.ts';
import { ReportWorker } from '../tca/worker/report-worker.ts';
import { startTestMainApi } from './start-test-main-api.ts';

export const SERVER_ZONE = 'America/New_York';
export const FILL_MS = 1_763_000_100_000;

const order = {
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  status: 'FILLED',
  strat: 'vwap',
  country: 'US',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  order_side: 'BUY',
  order_type: 'LIMIT',
  start_timestamp: 1_763_000_000_000,
} as const;
const fill = {
  parent_order_numeric_id: 7,
  child_order_numeric_id: 70,
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
};

/** One day of one order that traded with itself. */
async function writeDay(dir: string, date: string): Promise<void> {
  const writer = await openHistoryWriter({ dir, memoryLimitMb: 128, threads: 1 });
  const day = await writer.begin(date, 'test');
  day.append('parent_orders', [sampleRow('parent_orders', { ...order, parent_order_numeric_id: 7, trader_id: 'T-X' })]);
  day.append('child_orders', [
    sampleRow('child_orders', {
      ...fill,
      status: 'FILLED',
      order_side: 'BUY',
      order_type: 'LIMIT',
      time_in_force: 'DAY',
    }),
  ]);
  day.append('executions', [
    sampleRow('executions', {
      ...fill,
      order_side: 'BUY',
      asset_class: 'EQUITY',
      asset_sub_class: null,
      leg_type: null,
      time_in_force: 'DAY',
      liquidity: 'add',
      report_receive_time_since_epoch_milliseconds: FILL_MS,
      snap_bid: 99,
      snap_ask: 101,
      mid_after_1s: 102,
      contra_owner: 'ALDGATE',
      contra_account: 'ALDGATE-CORE',
    }),
  ]);
  await day.commit();
  await writer.close();
}

/** The main service with a past day, and workers that make its reports; each test starts without runs and cases. */
export async function startReportDesk() {
  const api = await startTestMainApi();
  const { db } = api.database;
  const [trader, admin] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin')]);
  await writeDay(api.historyDir, new Date(api.nowMs() - 86_400_000).toISOString().slice(0, 10));
  const workers: ReportWorker[] = [];
  beforeEach(async () => {
    for (const table of ['report_run', 'report_schedule', 'surveillance_case'] as const) {
      await db.deleteFrom(table).execute();
    }
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
  });
  afterAll(() => api.stop());
  const stateOf = async (id: unknown) =>
    (await api.ask('GET', `/tca/report_runs/${String(id)}`, { token: admin })).body;
  return {
    api,
    db,
    trader,
    admin,
    stateOf,
    startWorker: (): void => {
      const worker = new ReportWorker({
        ...reportStores(api),
        database: api.database,
        identity: api.identity,
        historyDir: api.historyDir,
        serverTimeZone: SERVER_ZONE,
        nowMs: api.nowMs,
        logger: silentLogger(),
        pollMs: 50,
      });
      workers.push(worker);
    },
    grantMarketData: async (name: string, market_data_permit: boolean): Promise<void> => {
      const user = db.selectFrom('app_user').select('id').where('email', '=', `${name}@meridian.local`);
      await db.updateTable('user_permission').set({ market_data_permit }).where('user_id', 'in', user).execute();
    },
    post: (path: string, body: object, token = trader) => api.ask('POST', path, { token, body }),
    rowsOf: async (path: string, token = trader): Promise<Record<string, unknown>[]> => {
      const { body } = await api.ask('GET', path, { token });
      return Array.isArray(body) ? body : [];
    },
    settled: async (id: unknown, state: string): Promise<void> => {
      await expect.poll(async () => (await stateOf(id))['state'], { timeout: 40_000, interval: 20 }).toBe(state);
    },
  };
}
