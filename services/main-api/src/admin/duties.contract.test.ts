import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [admin, trader] = [await api.tokenOf('admin'), await api.tokenOf('trader')];
const { db } = api.database;

type User = Record<string, unknown> & { readonly id: number };

async function find(name: string): Promise<User> {
  const { body } = await api.ask('GET', `/admin/users?search=${name}@&limit=1`, { token: admin });
  const [row] = Object.values(body).map((each) => each as User);
  if (row === undefined) throw new Error(`no user ${name}`);
  return row;
}

const FLAGS = new Set([
  'is_admin',
  'are_actions_permitted',
  'dashboard_permit',
  'log_permit',
  'python_permit',
  'market_impact_permit',
  'market_data_permit',
  'surveillance_permit',
  'data_permissions',
]);

async function grant(name: string, changes: Record<string, boolean>) {
  const merged = { ...(await find(name)), ...changes };
  const permissions = Object.fromEntries(Object.entries(merged).filter(([key]) => FLAGS.has(key)));
  const { id, version, is_disabled, max_connections, trader_id } = merged;
  const body = { version, permissions, is_disabled, max_connections, trader_id, reason: 'for the test' };
  return api.ask('PUT', `/admin/users/${id}`, { body, token: admin });
}

const setMode = (pair: string, mode: string) =>
  api.ask('POST', '/admin/duties', { token: admin, body: { pair, mode, reason: 'for the test' } });

beforeEach(async () => {
  await db.deleteFrom('duty_policy').execute();
});

describe('duties that exclude each other', () => {
  test('warn: the grant goes through, the report names the person, and the security log has it', async () => {
    expect((await setMode('orders-cases', 'warn')).status).toBe(200);
    expect((await grant('trader', { surveillance_permit: true })).status).toBe(200);
    const { body } = await api.ask('GET', '/admin/duties', { token: admin });
    expect(body['breaches']).toMatchObject([
      { email_id: 'admin@meridian.local' },
      { email_id: 'approver@meridian.local' },
      { email_id: 'trader@meridian.local', words: ['act on orders and judge surveillance cases'] },
    ]);
    const events = db.selectFrom('security_event').select(['kind', 'detail']).orderBy('id', 'desc').limit(2);
    expect(await events.execute()).toMatchObject([
      { kind: 'user_updated', detail: { one_person_may: 'act on orders and judge surveillance cases' } },
      { kind: 'duties_changed', detail: { changes: { mode: { before: 'off', after: 'warn' } } } },
    ]);
    const headers = { authorization: `Bearer ${admin}` };
    const file = await fetch(`${api.url}/main/admin/duties/file`, { headers });
    expect(await file.text()).toContain('trader@meridian.local,Tess Trader,act on orders and judge surveillance cases');
    expect((await grant('trader', { surveillance_permit: false })).status).toBe(200);
  });

  test('refuse: the grant that would bring both together is refused, and taking away never is', async () => {
    await setMode('orders-cases', 'refuse');
    expect(await grant('trader', { surveillance_permit: true })).toMatchObject({
      status: 403,
      body: {
        code: 'excluded-duties',
        message:
          "One person may not act on orders and judge surveillance cases: the desk's policy refuses it. Take one of the two away.",
      },
    });
    expect((await grant('trader', { surveillance_permit: true, are_actions_permitted: false })).status).toBe(200);
    expect((await grant('trader', { are_actions_permitted: true })).status).toBe(403);
    expect((await grant('trader', { surveillance_permit: false })).status).toBe(200);
    expect((await grant('trader', { are_actions_permitted: true })).status).toBe(200);
    // Whoever held both before keeps them until they are taken away.
    expect((await grant('approver', { log_permit: false })).status).toBe(200);
    expect((await grant('approver', { log_permit: true })).status).toBe(200);
  });

  test('refuse: whoever holds both anyway neither grants more nor approves a limit', async () => {
    await setMode('orders-grants', 'refuse');
    expect(await grant('viewer', { log_permit: true })).toMatchObject({
      status: 403,
      body: { code: 'excluded-duties' },
    });
    expect((await grant('viewer', { dashboard_permit: false })).status).toBe(200);
    await setMode('orders-limits', 'refuse');
    const approve = await api.ask('POST', '/admin/limits/changes/1/approve', { token: admin, body: {} });
    expect(approve).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('act on orders') as string },
    });
    await setMode('orders-grants', 'off');
    expect((await grant('viewer', { dashboard_permit: true })).status).toBe(200);
  });

  test('only administrators see and set the policy', async () => {
    expect((await api.ask('GET', '/admin/duties', { token: trader })).status).toBe(403);
    const body = { pair: 'orders-cases', mode: 'off', reason: 'for the test' };
    expect((await api.ask('POST', '/admin/duties', { token: trader, body })).status).toBe(403);
    expect((await setMode('orders-everything', 'off')).status).toBe(400);
  });
});
