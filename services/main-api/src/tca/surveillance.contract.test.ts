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
  });
});

describe('a case that is escalated', () => {
  test('is mailed to those with the permit who may see its account, and is a PDF for whoever sends it on', async () => {
    startWorker();
    const { body: run } = await post(
      '/tca/run_draft',
      { report_name: 'W', report_type: 'Wash trade', date_range: 'AT' },
      admin,
    );
    await settled(run['run_id'], 'done');
    // The viewer may see ALDGATE, the newcomer no account; the trader has no permit.
    const idOf = async (email: string) => (await api.identity.findUser({ email }))?.id ?? 0;
    for (const name of ['viewer', 'newcomer']) {
      await db
        .updateTable('user_permission')
        .set({ surveillance_permit: true })
        .where('user_id', '=', await idOf(`${name}@meridian.local`))
        .execute();
    }
    const [found] = await rowsOf('/tca/surveillance_cases', admin);
    const path = `/tca/surveillance_cases/${String(found?.['case_id'])}`;
    const decision = { state: 'escalated', reason: 'No explanation found', text: 'Both sides are ours.', version: 1 };
    expect((await post(`${path}/disposition`, decision, admin)).status).toBe(400);
    const { body } = await post(`${path}/disposition`, { ...decision, to: 'Legal' }, admin);
    expect(body['events']).toMatchObject([
      { kind: 'raised' },
      { kind: 'escalated', to: 'Legal' },
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
    expect((await fetch(`${api.url}/main${path}/file`, { headers })).status).toBe(200);
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
