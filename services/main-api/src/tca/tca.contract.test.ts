import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { sampleRow } from '@meridian/history/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [trader, admin, viewer] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin'), api.tokenOf('viewer')]);
const PATH = '/tca/scheduled_tca_reports';
const WEEKLY = { report_name: 'Weekly cost', frequency: 'WEEKLY', date_range: 'LW', acc: ['ALDGATE'], weekday: 2 };

const post = (path: string, body: object, token = trader) => api.ask('POST', path, { token, body });
const get = (path: string, token = trader) => api.ask('GET', path, { token });
const rowsOf = async (path: string, token = trader): Promise<Record<string, unknown>[]> => {
  const { body } = await get(path, token);
  return Array.isArray(body) ? body : [];
};
const make = async (body: object = WEEKLY, token = trader) =>
  Number((await post(PATH, body, token)).body['schedule_id']);

const worked = {
  start_timestamp: 1_763_000_000_000,
  status: 'FILLED',
  strat: 'vwap',
  country: 'US',
  asset_class: 'EQUITY',
  exchange_base_symbol: 'AAA',
  filled_usd: 1_000,
  percent_of_adv: 2,
} as const;

beforeAll(async () => {
  const writer = await openHistoryWriter({ dir: api.historyDir, memoryLimitMb: 128, threads: 1 });
  const yesterday = new Date(api.nowMs() - 86_400_000).toISOString().slice(0, 10);
  const day = await writer.begin(yesterday, 'test');
  day.append('parent_orders', [
    sampleRow('parent_orders', { ...worked, account: 'ALDGATE', alloc_account: 'ALDGATE-CORE' }),
    sampleRow('parent_orders', { ...worked, account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', strat: 'pov' }),
    sampleRow('parent_orders', { ...worked, account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', strat: 'staging' }),
    sampleRow('parent_orders', { ...worked, account: 'FAIRHAVEN', alloc_account: 'FAIRHAVEN-A', country: 'JP' }),
  ]);
  await day.commit();
  await writer.close();
});

beforeEach(async () => {
  await api.database.db.deleteFrom('report_run').execute();
  await api.database.db.deleteFrom('report_schedule').execute();
});

describe('schedules', () => {
  test('are created with defaults, listed, changed, stopped, started and deleted, and the audit says who', async () => {
    const made = await post(PATH, WEEKLY);
    expect(made).toMatchObject({
      status: 201,
      body: { ...WEEKLY, isNew: true, is_enabled: true, cost_unit: 'bps', version: 1, start_date: '9999-09-09' },
    });
    const id = Number(made.body['schedule_id']);
    expect(Number(made.body['next_run_ms'])).toBeGreaterThan(api.nowMs());
    expect(await rowsOf(PATH)).toHaveLength(1);

    const changed = await api.ask('PUT', PATH, {
      token: trader,
      body: { schedule_id: id, country: ['US'], version: 1 },
    });
    expect(changed).toMatchObject({ status: 200, body: { ...WEEKLY, country: ['US'], version: 2 } });
    const late = await api.ask('PUT', PATH, { token: trader, body: { schedule_id: id, country: [], version: 1 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });

    const stopped = await post('/tca/deactivate_report', { schedule_ids: [id] });
    expect(stopped.body).toMatchObject([{ is_enabled: false, next_run_ms: null }]);
    const started = await post('/tca/activate_reports', { schedule_ids: [id] });
    expect(started.body).toMatchObject([{ is_enabled: true }]);

    const history = await rowsOf(`/tca/report_history/${id}`);
    expect(history.map(({ action }) => action)).toEqual(['activated', 'deactivated', 'changed', 'created']);
    expect(history[2]).toMatchObject({ by: 'trader@meridian.local', detail: 'Country: all → US' });
    const gone = await api.ask('DELETE', `${PATH}?schedule_id=${id}`, { token: trader });
    expect(gone.body['message']).toBe('The schedule “Weekly cost” was deleted. Its reports stay.');
    expect(await rowsOf(PATH)).toEqual([]);
  });

  test('are visible only to their owner and administrators', async () => {
    const id = await make();
    expect(await rowsOf(PATH, viewer)).toEqual([]);
    expect(await rowsOf(PATH, admin)).toHaveLength(1);
    for (const answer of [
      await api.ask('PUT', PATH, { token: viewer, body: { schedule_id: id, report_name: 'Mine' } }),
      await api.ask('DELETE', `${PATH}?schedule_id=${id}`, { token: viewer }),
      await post('/tca/deactivate_report', { schedule_ids: [id] }, viewer),
      await post('/tca/run_report', { schedule_id: id }, viewer),
      await get(`/tca/get_saved_reports/${id}`, viewer),
      await get(`/tca/report_history/${id}`, viewer),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  test('refuse an account without access, a duplicate name, and surveillance without the right', async () => {
    await make();
    const foreign = await post(PATH, { ...WEEKLY, report_name: 'B', acc: ['FAIRHAVEN'] });
    expect(foreign).toMatchObject({ status: 400, body: { code: 'unknown-account' } });
    expect(await post(PATH, { ...WEEKLY, report_name: ' weekly  COST' })).toMatchObject({ status: 409 });
    const surveillance = { report_name: 'Wash', report_type: 'Wash trade' };
    expect(await post(PATH, surveillance)).toMatchObject({ status: 403 });
    expect(await post(PATH, surveillance, admin)).toMatchObject({ status: 201 });
  });

  test('the new mark disappears when its reports are opened', async () => {
    const id = await make();
    expect(await rowsOf(`/tca/get_saved_reports/${id}`)).toEqual([]);
    expect(await rowsOf(PATH)).toMatchObject([{ isNew: false }]);
  });
});

describe('runs', () => {
  test('one that never repeats is queued at once, and a report runs once at a time', async () => {
    const id = await make({ report_name: 'Once', acc: ['ALDGATE'] });
    expect(await rowsOf('/tca/report_runs')).toMatchObject([{ schedule_id: id, state: 'queued', cause: 'now' }]);
    expect(await post('/tca/run_report', { schedule_id: id })).toMatchObject({
      status: 409,
      body: { code: 'already-running' },
    });
    expect(await rowsOf('/tca_reports')).toMatchObject([{ schedule_id: id, pending: true, report_location: null }]);
  });

  test('are cancelled and retried', async () => {
    const id = await make();
    const run = await post('/tca/run_report', { schedule_id: id });
    expect(run.status).toBe(202);
    const run_id = run.body['run_id'];
    expect(await post('/tca/retry_run', { run_id })).toMatchObject({ status: 409, body: { code: 'not-failed' } });
    expect(await post('/tca/cancel_run', { run_id }, viewer)).toMatchObject({ status: 404 });
    expect(await post('/tca/cancel_run', { run_id })).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(await post('/tca/cancel_run', { run_id })).toMatchObject({ status: 409 });
    const again = await post('/tca/retry_run', { run_id });
    expect(again).toMatchObject({ status: 202, body: { cause: 'retry', state: 'queued', schedule_id: id } });
  });

  test('a draft runs without a schedule', async () => {
    const run = await post('/tca/run_draft', { report_name: 'Draft', date_range: 'AT' });
    expect(run).toMatchObject({ status: 202, body: { schedule_id: null, report_name: 'Draft' } });
    expect(await rowsOf(PATH)).toEqual([]);
  });
});

describe('before saving', () => {
  test('the filters offer what past orders of one’s accounts have', async () => {
    const { body } = await get('/tca/get_tca_report_schedule_filters');
    expect(body).toMatchObject({
      country: ['US'],
      actual_strategy: ['pov', 'staging', 'vwap'],
      cost_unit: ['bps', 'ticks', 'usd'],
    });
    expect(body['report_type']).not.toContain('Wash trade');
    expect((await get('/tca/get_tca_report_schedule_filters', admin)).body).toMatchObject({ country: ['JP', 'US'] });
  });

  test('the preview counts orders after each filter, by day, says when it runs next, and who would not get it', async () => {
    const draft = { ...WEEKLY, date_range: 'AT', actual_strategy: ['vwap'] };
    const { status, body } = await post('/tca/preview_report', draft);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      orders: 1,
      steps: [
        { label: 'ALDGATE', orders: 2 },
        { label: 'Strategy: vwap', orders: 1 },
      ],
      warnings: ['Only 1 order passes these filters: 30 are needed for a conclusion.'],
    });
    expect(body['next_runs']).toHaveLength(3);
    const mailed = { ...draft, email_receivers: ['stranger@nowhere.example'] };
    expect((await post('/tca/preview_report', mailed)).body['warnings']).toContain(
      'stranger@nowhere.example will not get it: Not an active user of Meridian.',
    );
    const foreign = await post('/tca/preview_report', { report_name: 'All', date_range: 'AT' }, viewer);
    expect([foreign.status, foreign.body['message']]).toEqual([
      403,
      'Reports on costs need the market-data permit: ask an administrator.',
    ]);
  });

  test('150 previews of one user at once: some are answered, the others hear when to come back, and nobody else waits', async () => {
    const draft = { ...WEEKLY, date_range: 'AT' };
    const asked = Array.from({ length: 150 }, () => post('/tca/preview_report', draft));
    const other = await get('/tca/get_tca_report_schedule_filters', admin);
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status === 429);
    expect([...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([200, 429]);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect(refused[0]?.body['message']).toBe('Your earlier requests are still being answered. Wait 2 s and try again.');
    expect(other.status).toBe(200);
  });
});
