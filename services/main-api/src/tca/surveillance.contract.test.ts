import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import { describe, expect, test } from 'vitest';
import { FILL_MS, startReportDesk } from '../testing/report-desk.ts';

const { api, db, trader, admin, post, rowsOf, settled, startWorker } = await startReportDesk();

describe('a report', () => {
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

    // Under another trader id it is still the case about their own orders, and the old id is nobody else's.
    const { body: users } = await api.ask('GET', '/admin/users', { token: admin });
    const people: Record<string, unknown>[] = Object.values(JSON.parse(JSON.stringify(users)));
    const rename = async (email: string, trader_id: string) => {
      const { id, version, is_disabled, max_connections, ...flags } =
        people.find((one) => one['email_id'] === email) ?? {};
      const names = Object.keys(NO_PERMISSIONS);
      const permissions = Object.fromEntries(Object.entries(flags).filter(([name]) => names.includes(name)));
      const change = { version, permissions, is_disabled, max_connections, trader_id, reason: 'Renamed' };
      return api.ask('PUT', `/admin/users/${String(id)}`, { token: admin, body: change });
    };
    expect((await rename('admin@meridian.local', 'OTHER')).status).toBe(200);
    expect((await api.ask('GET', path, { token: admin })).status).toBe(404);
    expect(await rowsOf('/tca/surveillance_cases', admin)).toEqual([]);
    const taken = await rename('viewer@meridian.local', String(own?.trader_id));
    expect([taken.status, taken.body['code']]).toEqual([400, 'trader-id']);
  });

  test('of surveillance is run, paused, cancelled and deleted by those with the permit alone, and each is recorded', async () => {
    const wash = { report_name: 'Watch', report_type: 'Wash trade', date_range: 'AT', frequency: 'DAILY' };
    const { body: schedule } = await post('/tca/scheduled_tca_reports', wash, admin);
    const schedule_id = schedule['schedule_id'];
    const { body: run } = await post('/tca/run_report', { schedule_id }, admin);
    const grant = (is_admin: boolean) =>
      db.updateTable('user_permission').set({ is_admin }).where('surveillance_permit', '=', false).execute();
    await grant(true);
    const asked = [
      await post('/tca/run_report', { schedule_id }),
      await post('/tca/deactivate_report', { schedule_ids: [schedule_id] }),
      await post('/tca/activate_reports', { schedule_ids: [schedule_id] }),
      await post('/tca/cancel_run', { run_id: run['run_id'] }),
      await post('/tca/retry_run', { run_id: run['run_id'] }),
      await api.ask('GET', `/tca/report_runs/${String(run['run_id'])}`, { token: trader }),
      await api.ask('DELETE', `/tca/scheduled_tca_reports?schedule_id=${String(schedule_id)}`, { token: trader }),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect(await rowsOf('/tca/scheduled_tca_reports')).toEqual([]);
    expect(await rowsOf('/tca/report_runs')).toEqual([]);
    await grant(false);
    expect((await post('/tca/cancel_run', { run_id: run['run_id'] }, admin)).status).toBe(200);
    expect((await post('/tca/deactivate_report', { schedule_ids: [schedule_id] }, admin)).status).toBe(200);
    const path = `/tca/scheduled_tca_reports?schedule_id=${String(schedule_id)}`;
    expect((await api.ask('DELETE', path, { token: admin })).status).toBe(200);
    const kept = db.selectFrom('security_event').select('detail').where('kind', '=', 'report_changed');
    const actions = (await kept.orderBy('id').execute()).map(({ detail }) => detail);
    expect(actions.filter(({ schedule: of }) => of === schedule_id)).toMatchObject([
      { action: 'created' },
      { action: 'run' },
      { action: 'cancelled' },
      { action: 'deactivated', changes: { is_enabled: { before: true, after: false } } },
      { action: 'deleted' },
    ]);
  });
});

describe('a case that is escalated', () => {
  test('[HC2] goes to a named person who may see it, nowhere else, and is a PDF for whoever sends it on', async () => {
    startWorker();
    const { body: run } = await post(
      '/tca/run_draft',
      { report_name: 'W', report_type: 'Wash trade', date_range: 'AT' },
      admin,
    );
    await settled(run['run_id'], 'done');
    // The viewer may see ALDGATE, the newcomer no account; the trader has no permit.
    const idOf = async (email: string) => (await api.identity.findUser({ email }))?.id ?? 0;
    const grant = async (name: string) =>
      db
        .updateTable('user_permission')
        .set({ surveillance_permit: true })
        .where('user_id', '=', await idOf(`${name}@meridian.local`))
        .execute();
    const others = async (surveillance_permit: boolean) =>
      db
        .updateTable('user_permission')
        .set({ surveillance_permit })
        .where('user_id', '<>', await idOf('admin@meridian.local'))
        .execute();
    await others(false);
    const [found] = await rowsOf('/tca/surveillance_cases', admin);
    const path = `/tca/surveillance_cases/${String(found?.['case_id'])}`;
    const decision = { state: 'escalated', reason: 'No explanation found', text: 'Both sides are ours.', version: 1 };
    expect(await post(`${path}/disposition`, { ...decision, to: 'viewer@meridian.local' }, admin)).toMatchObject({
      status: 409,
      body: { code: 'nobody', message: expect.stringContaining('ask an administrator to grant') as string },
    });
    await grant('viewer');
    await grant('newcomer');
    for (const to of [undefined, 'Legal', 'newcomer@meridian.local', 'trader@meridian.local']) {
      expect((await post(`${path}/disposition`, { ...decision, ...(to !== undefined && { to }) }, admin)).status).toBe(
        400,
      );
    }
    const { body } = await post(`${path}/disposition`, { ...decision, to: 'viewer@meridian.local' }, admin);
    expect(body).toMatchObject({ receivers: [{ email_id: 'viewer@meridian.local', name: 'Vic Viewer' }] });
    expect(body['events']).toMatchObject([
      { kind: 'raised' },
      { kind: 'escalated', to: 'viewer@meridian.local' },
      { kind: 'mailed', to: 'viewer@meridian.local', by: null },
    ]);
    const { source } = await api.mail.take('viewer@meridian.local');
    expect(source).toContain(`Subject: Meridian surveillance: case ${String(found?.['case_id'])} was escalated`);
    expect(source).toContain('admin@meridian.local escalated case');
    expect(source).toContain('Findings: Both sides are ours.');

    const headers = { authorization: `Bearer ${admin}` };
    const file = await fetch(`${api.url}/main${path}/file`, { headers });
    expect(file.headers.get('content-disposition')).toMatch(/filename="case-\d+-W1-\w+\.pdf"/);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    expect(
      (await fetch(`${api.url}/main${path}/file`, { headers: { authorization: `Bearer ${trader}` } })).status,
    ).toBe(403);
    const after = await api.ask('GET', path, { token: admin });
    expect(after.body['events']).toMatchObject([
      {},
      {},
      {},
      { kind: 'exported', by: 'admin@meridian.local' },
      { kind: 'opened' },
    ]);

    // A file takes a second, so the first answers are those to one request too many.
    const left = new AbortController();
    const many = Array.from({ length: 30 }, async () => {
      const answer = await fetch(`${api.url}/main${path}/file`, { headers, signal: left.signal });
      return answer.status;
    });
    expect(await Promise.race(many)).toBe(429);
    left.abort();
    await Promise.allSettled(many);
    // Files that nobody waits for hold no place.
    const statusOf = async () => (await fetch(`${api.url}/main${path}/file`, { headers })).status;
    await expect.poll(statusOf, { timeout: 20_000, interval: 200 }).toBe(200);
  });
});

describe('thresholds', () => {
  test('[HC4] are versioned, and tried over past days before they hold', async () => {
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
  });

  test('are tried as a job: it says how far it is, keeps its result for who comes back, and can be cancelled', async () => {
    const TEST = '/tca/test_surveillance_thresholds';
    const asked = { account: 'ALDGATE', asset_class: null, thresholds: { spoof_size_times: 9 }, days: 5 };
    const stateOf = async () => (await api.ask('GET', TEST, { token: admin })).body['test'];
    const started = await post(TEST, asked, admin);
    expect(started.body).toMatchObject({ state: 'running', asked, result: null });
    expect(await post(TEST, asked, admin)).toMatchObject({ status: 409, body: { code: 'busy' } });
    await expect.poll(stateOf, { timeout: 40_000, interval: 20 }).toMatchObject({ state: 'done', percent: 100 });
    expect(await stateOf()).toMatchObject({ asked, result: { trading_days: 1, orders: 1 } });
    const path = `${TEST}?run=${String(started.body['run'])}`;
    const { body } = await api.ask('GET', path, { token: admin });
    expect(JSON.stringify(body)).toContain('{"rule":"W1","rule_name":"Wash trade","alerts_now":1,"alerts_then":1}');

    const { body: next } = await post(TEST, asked, admin);
    const other = `${TEST}?run=${String(next['run'])}`;
    expect((await api.ask('DELETE', other, { token: admin })).body['message']).toBe('The test was cancelled.');
    expect(await stateOf()).toMatchObject({ state: 'cancelled', message: 'The test was cancelled.', result: null });
    expect((await api.ask('GET', other, { token: trader })).status).toBe(403);
    // As after a restart: the server does not know the test any more.
    const gone = await api.ask('GET', `${TEST}?run=another-life`, { token: admin });
    expect([gone.status, gone.body['message']]).toEqual([
      404,
      'This test is over: the server was restarted since. Run the test again.',
    ]);
    expect((await post(TEST, { ...asked, account: 'NOBODY' }, admin)).status).toBe(400);
  });
});
