import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { silentLogger } from '@meridian/service-kit/testing';
import { queueDueSchedules } from '@meridian/storage/reports/due-schedules';
import { MAX_SILENCE_MS } from '@meridian/storage/reports/run-store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../../testing/start-test-main-api.ts';
import { reportStores } from '../report-options.ts';
import { ReportWorker } from './report-worker.ts';

const api = await startTestMainApi();
const [trader, admin] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin')]);
const { db } = api.database;
const ZONE = 'America/New_York';
const PATH = '/tca/scheduled_tca_reports';
const workers: ReportWorker[] = [];

function startWorker(): ReportWorker {
  const worker = new ReportWorker({
    ...reportStores(api),
    database: api.database,
    identity: api.identity,
    historyDir: api.historyDir,
    serverTimeZone: ZONE,
    nowMs: api.nowMs,
    logger: silentLogger(),
    pollMs: 50,
  });
  workers.push(worker);
  return worker;
}

const post = (path: string, body: object, token = trader) => api.ask('POST', path, { token, body });
const rowsOf = async (path: string, token = trader): Promise<Record<string, unknown>[]> => {
  const { body } = await api.ask('GET', path, { token });
  return Array.isArray(body) ? body : [];
};
const stateOf = async (id: unknown) => (await api.ask('GET', `/tca/report_runs/${String(id)}`, { token: admin })).body;
async function settled(id: unknown, state: string): Promise<void> {
  await expect.poll(async () => (await stateOf(id))['state'], { timeout: 40_000, interval: 20 }).toBe(state);
}

const FILL_MS = 1_763_000_100_000;

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

beforeAll(async () => {
  const writer = await openHistoryWriter({ dir: api.historyDir, memoryLimitMb: 128, threads: 1 });
  const day = await writer.begin(new Date(api.nowMs() - 86_400_000).toISOString().slice(0, 10), 'test');
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
});

beforeEach(async () => {
  for (const table of ['report_run', 'report_schedule', 'surveillance_case'] as const)
    await db.deleteFrom(table).execute();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});
afterAll(() => api.stop());

const DRAFT = { report_name: 'Cost of ALDGATE', date_range: 'AT', acc: ['ALDGATE'] };

async function settingsOf() {
  return (await db.selectFrom('report_run').select('settings').executeTakeFirstOrThrow()).settings;
}

describe('a report', () => {
  test('is made, mailed with its PDF to those who may see its accounts, listed, opened, downloaded and deleted', async () => {
    startWorker();
    const email_receivers = ['viewer@meridian.local', 'stranger@desk.example', 'newcomer@meridian.local'];
    const made = await post(PATH, { ...DRAFT, email_receivers });
    const id = Number(made.body['schedule_id']);
    const [queued] = await rowsOf('/tca/report_runs');
    await settled(queued?.['run_id'], 'done');
    expect(await stateOf(queued?.['run_id'])).toMatchObject({
      percent: 100,
      mailed: ['viewer@meridian.local'],
      withheld: [{ email: 'stranger@desk.example' }, { email: 'newcomer@meridian.local' }],
    });
    const { source } = await api.mail.take('viewer@meridian.local');
    expect(source).toContain('Subject: Meridian report: Cost of ALDGATE');
    expect(source).toContain('application/pdf');
    expect(source).toContain(Buffer.from('%PDF-1.7').toString('base64').slice(0, 9));

    expect(await rowsOf(PATH)).toMatchObject([{ schedule_id: id, isNew: true }]);
    const [report] = await rowsOf(`/tca/get_saved_reports/${id}`);
    expect(await rowsOf(PATH)).toMatchObject([{ isNew: false, download_latest: report?.['report_location'] }]);
    const query = `report_location=${encodeURIComponent(String(report?.['report_location']))}`;
    const headers = { authorization: `Bearer ${trader}` };
    const pdf = await fetch(`${api.url}/main/tca/download_report?${query}`, { headers });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .toString('latin1')
        .startsWith('%PDF-1.7'),
    ).toBe(true);
    const csv = await fetch(`${api.url}/main/tca/download_report?${query}&format=csv`, { headers });
    expect(await csv.text()).toContain('By strategy');
    const page = await api.ask('GET', `/tca/report_page?${query}`, { token: trader });
    expect(page.body).toMatchObject({ title: 'Transaction cost report', report_type: 'Custom' });
    expect((await api.ask('GET', `/tca/report_page?${query}`, { token: await api.tokenOf('viewer') })).status).toBe(
      404,
    );
    expect((await api.ask('DELETE', `/tca/saved_tca_reports?${query}`, { token: trader })).status).toBe(200);
    expect(await rowsOf('/tca/saved_tca_reports')).toEqual([]);
  });

  test('that its owner may no longer see fails with the reason, and can be retried', async () => {
    const { body } = await post('/tca/run_draft', DRAFT);
    await db
      .updateTable('report_run')
      .set({ settings: JSON.stringify({ ...(await settingsOf()), acc: ['FAIRHAVEN'] }) })
      .execute();
    startWorker();
    await settled(body['run_id'], 'failed');
    expect((await stateOf(body['run_id']))['reason']).toBe('You can no longer see FAIRHAVEN: change the schedule.');
    expect((await post('/tca/retry_run', { run_id: body['run_id'] })).status).toBe(202);
  });

  test('of surveillance raises a case once, with the market around it, which somebody with the permit decides on', async () => {
    startWorker();
    const wash = { report_name: 'Wash', report_type: 'Wash trade', date_range: 'AT' };
    for (let run = 0; run < 2; run += 1) {
      const { body } = await post('/tca/run_draft', wash, admin);
      await settled(body['run_id'], 'done');
    }
    const cases = await rowsOf('/tca/surveillance_cases', admin);
    expect(cases).toMatchObject([{ rule: 'W1', state: 'open', score: 100, account: 'ALDGATE' }]);
    expect((await api.ask('GET', '/tca/surveillance_cases', { token: trader })).status).toBe(403);
    const path = `/tca/surveillance_cases/${String(cases[0]?.['case_id'])}`;
    const decision = { state: 'dismissed', reason: 'Test account', version: 1 };
    expect((await post(`${path}/disposition`, decision, admin)).body).toMatchObject({ state: 'dismissed', version: 2 });
    expect((await post(`${path}/disposition`, { ...decision, state: 'open' }, admin)).status).toBe(409);
    const { body } = await api.ask('GET', path, { token: admin });
    expect(body['events']).toMatchObject([
      { kind: 'raised' },
      { kind: 'dismissed', reason: 'Test account' },
      { kind: 'opened' },
    ]);
    expect(body['orders']).toMatchObject([{ child_order_numeric_id: 70 }]);
    expect(body['fills']).toMatchObject([{ child_order_numeric_id: 70 }]);
    expect(body['market']).toContainEqual({ at_ms: FILL_MS, bid: 99, ask: 101, mid: 100 });
    expect(body['market']).toContainEqual({ at_ms: FILL_MS + 1_000, bid: null, ask: null, mid: 102 });
    expect((await api.ask('GET', '/tca/surveillance_counts', { token: admin })).body).toMatchObject({
      open: 0,
      dismissed: 1,
      accounts: ['ALDGATE'],
      rules: [{ rule: 'W1' }],
    });
    const listed = async (query: string) => (await rowsOf(`/tca/surveillance_cases?${query}`, admin)).length;
    expect(await listed('state=dismissed&rule=W1&account=ALDGATE&min_score=100&sort=newest')).toBe(1);
    expect([await listed('state=open'), await listed('rule=L1'), await listed('account=BOREALIS')]).toEqual([0, 0, 0]);
    await api.ask('GET', path, { token: admin });
    expect((await api.ask('GET', path, { token: admin })).body['events']).toHaveLength(3);
    await db.updateTable('surveillance_case').set({ account: 'SOMEBODY', alloc_account: 'ELSE' }).execute();
    await db.updateTable('user_permission').set({ is_admin: false }).where('is_admin', '=', true).execute();
    expect(await rowsOf('/tca/surveillance_cases', admin)).toEqual([]);
    expect((await api.ask('GET', path, { token: admin })).status).toBe(404);
    await db.updateTable('user_permission').set({ is_admin: true }).where('surveillance_permit', '=', true).execute();
    expect(await rowsOf('/tca/surveillance_cases', admin)).toHaveLength(1);
    const own = await api.identity.findUser({ email: 'admin@meridian.local' });
    await db
      .updateTable('surveillance_case')
      .set({ traders: JSON.stringify([own?.trader_id]) })
      .execute();
    expect((await api.ask('GET', path, { token: admin })).status).toBe(404);
    expect(await rowsOf('/tca/surveillance_cases', admin)).toEqual([]);
  });
});

describe('schedules', () => {
  test('that were missed for days run once, however many servers look', async () => {
    const id = Number((await post(PATH, { ...DRAFT, frequency: 'DAILY' })).body['schedule_id']);
    await db
      .updateTable('report_schedule')
      .set({ next_run_ms: api.nowMs() - 5 * 86_400_000 })
      .execute();
    await Promise.all([1, 2, 3].map(() => queueDueSchedules(api.database, api.nowMs(), ZONE)));
    startWorker();
    startWorker();
    await expect.poll(async () => (await rowsOf('/tca/saved_tca_reports')).length, { timeout: 40_000 }).toBe(1);
    expect(await rowsOf(`/tca/report_runs?schedule_id=${id}`)).toMatchObject([{ cause: 'schedule', state: 'done' }]);
    expect(Number((await rowsOf(PATH))[0]?.['next_run_ms'])).toBeGreaterThan(api.nowMs());
  });

  test('two servers share the runs and make none twice', async () => {
    const drafts = await Promise.all(
      ['A', 'B', 'C'].map((report_name) => post('/tca/run_draft', { ...DRAFT, report_name })),
    );
    startWorker();
    startWorker();
    for (const { body } of drafts) await settled(body['run_id'], 'done');
    expect(await rowsOf('/tca/saved_tca_reports')).toHaveLength(3);
  });

  test('a run whose server died in the middle is made by another, once', async () => {
    const { body } = await post('/tca/run_draft', DRAFT);
    const { runs, saved } = reportStores(api);
    const dead = await runs.claim('dead server');
    expect(dead?.id).toBe(body['run_id']);
    expect(await runs.claim('another')).toBeNull();
    await db
      .updateTable('report_run')
      .set({ heartbeat_ms: api.nowMs() - MAX_SILENCE_MS - 1 })
      .execute();
    startWorker();
    await settled(body['run_id'], 'done');
    // The dead one comes back: what it has to say no longer counts.
    expect(await runs.progress(Number(body['run_id']), 'dead server', 50, 'Late')).toBe(false);
    expect(await saved.list({ ownerId: null, scheduleId: null })).toHaveLength(1);
  });

  test('a server that is killed in the middle leaves its run to another, which makes it once', async () => {
    const { body } = await post('/tca/run_draft', DRAFT);
    const program = new URL('../../testing/report-worker-program.ts', import.meta.url);
    const server = spawn(process.execPath, [
      fileURLToPath(program),
      api.database.url,
      api.historyDir,
      String(api.nowMs()),
    ]);
    await settled(body['run_id'], 'running');
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect((await stateOf(body['run_id']))['state']).toBe('running');
    startWorker();
    api.advance(MAX_SILENCE_MS + 1);
    await settled(body['run_id'], 'done');
    expect(await db.selectFrom('report_run').select('attempt').execute()).toEqual([{ attempt: 2 }]);
    expect(await rowsOf('/tca/saved_tca_reports')).toHaveLength(1);
  });

  test('a run that is cancelled while it runs stops and leaves no report', async () => {
    const { body } = await post('/tca/run_draft', DRAFT);
    await db.updateTable('report_run').set({ is_cancel_asked: true }).execute();
    startWorker();
    await settled(body['run_id'], 'cancelled');
    expect(await rowsOf('/tca/saved_tca_reports')).toEqual([]);
  });
});

describe('thresholds', () => {
  test('are versioned, and tried over past days before they hold', async () => {
    const change = {
      account: 'ALDGATE',
      asset_class: null,
      thresholds: { spoof_size_times: 6 },
      note: 'Fewer',
      version: 0,
    };
    const put = (body: object) => api.ask('PUT', '/tca/surveillance_thresholds', { token: admin, body });
    expect((await put(change)).body).toMatchObject({
      version: 1,
      changed: ['spoof_size_times'],
      saved_by: 'admin@meridian.local',
    });
    expect((await put(change)).status).toBe(409);
    expect((await put({ ...change, version: 1, thresholds: { no_such: 1 } })).status).toBe(400);
    const sets = await rowsOf('/tca/surveillance_thresholds', admin);
    expect(sets.map(({ account, version }) => [account, version])).toEqual([
      [null, 0],
      ['ALDGATE', 1],
    ]);
    expect((await put({ ...change, version: 1, thresholds: { visible_percent: 120 } })).body).toMatchObject({
      message: 'Share of the visible side: 120% is above 100%.',
    });
    expect((await put({ ...change, account: 'NOBODY' })).status).toBe(400);
    const scope = await api.ask('GET', '/tca/surveillance_threshold_scope?account=ALDGATE', { token: admin });
    expect(scope.body).toMatchObject({
      version: 1,
      thresholds: { spoof_size_times: 6, layer_orders: 3 },
      inherited: { spoof_size_times: 4 },
      versions: [{ version: 1, note: 'Fewer', thresholds: { spoof_size_times: 6 } }],
    });
    const other = '/tca/surveillance_threshold_scope?account=ALDGATE&asset_class=FUTURE';
    expect((await api.ask('GET', other, { token: admin })).body).toMatchObject({
      version: 0,
      inherited: { spoof_size_times: 6 },
      versions: [],
    });
    const tried = await post(
      '/tca/test_surveillance_thresholds',
      { account: 'ALDGATE', asset_class: null, thresholds: {}, days: 5 },
      admin,
    );
    expect(tried.body).toMatchObject({ trading_days: 1, orders: 1 });
    expect(tried.body['rules']).toContainEqual({ rule: 'W1', rule_name: 'Wash trade', alerts_now: 1, alerts_then: 1 });
  });
});
