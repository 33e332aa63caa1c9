import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { queueDueSchedules } from '@meridian/storage/reports/due-schedules';
import { MAX_SILENCE_MS } from '@meridian/storage/reports/run-store';
import { describe, expect, test } from 'vitest';
import { SERVER_ZONE, startReportDesk } from '../../testing/report-desk.ts';
import { reportStores } from '../report-options.ts';

const { api, db, trader, post, rowsOf, settled, startWorker, stateOf, grantMarketData } = await startReportDesk();
const PATH = '/tca/scheduled_tca_reports';

const DRAFT = { report_name: 'Cost of ALDGATE', date_range: 'AT', acc: ['ALDGATE'] };

async function settingsOf() {
  return (await db.selectFrom('report_run').select('settings').executeTakeFirstOrThrow()).settings;
}

describe('a report', () => {
  test('[HC8] is made, mailed with its PDF to those who may see its accounts, listed, opened, downloaded and deleted', async () => {
    startWorker();
    await grantMarketData('viewer', true);
    await grantMarketData('admin', false);
    const names = ['viewer@meridian.local', 'admin@meridian.local', 'stranger@desk.example'];
    const email_receivers = [...names, 'newcomer@meridian.local'];
    const made = await post(PATH, { ...DRAFT, email_receivers });
    const id = Number(made.body['schedule_id']);
    const [queued] = await rowsOf('/tca/report_runs');
    await settled(queued?.['run_id'], 'done');
    expect(await stateOf(queued?.['run_id'])).toMatchObject({
      percent: 100,
      mailed: ['viewer@meridian.local'],
      withheld: [
        { email: 'admin@meridian.local', reason: expect.stringContaining('market-data permit') },
        { email: 'stranger@desk.example' },
        { email: 'newcomer@meridian.local' },
      ],
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
    const xlsx = await fetch(`${api.url}/main/tca/download_report?${query}&format=xlsx`, { headers });
    expect(xlsx.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
    expect(Buffer.from(await xlsx.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
    const page = await api.ask('GET', `/tca/report_page?${query}`, { token: trader });
    expect(page.body).toMatchObject({ title: 'Transaction cost report', report_type: 'Custom' });
    expect((await api.ask('GET', `/tca/report_page?${query}`, { token: await api.tokenOf('viewer') })).status).toBe(
      404,
    );

    // Costs tell the market's prices: without the permit nobody has them, in no form.
    await grantMarketData('trader', false);
    const without = [
      `report_page?${query}`,
      ...['pdf', 'csv', 'xlsx'].map((as) => `download_report?${query}&format=${as}`),
    ];
    for (const asked of without) expect((await api.ask('GET', `/tca/${asked}`, { token: trader })).status).toBe(404);
    expect(await rowsOf('/tca/saved_tca_reports')).toEqual([]);
    for (const path of ['/tca/run_draft', '/tca/preview_report', PATH]) {
      expect(await post(path, { ...DRAFT, report_name: 'Again' })).toMatchObject({
        status: 403,
        body: { code: 'not-permitted' },
      });
    }
    await grantMarketData('trader', true);
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
});

describe('schedules', () => {
  test('that were missed for days run once, however many servers look', async () => {
    const id = Number((await post(PATH, { ...DRAFT, frequency: 'DAILY' })).body['schedule_id']);
    await db
      .updateTable('report_schedule')
      .set({ next_run_ms: api.nowMs() - 5 * 86_400_000 })
      .execute();
    await Promise.all([1, 2, 3].map(() => queueDueSchedules(api.database, api.nowMs(), SERVER_ZONE)));
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
