import { afterAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

type Row = Record<string, unknown> & { id: number; version: number };

const admin = await api.tokenOf('admin');

async function find(name: string): Promise<Row> {
  const answer = await api.ask('GET', `/admin/users?search=${name}@&limit=1`, { token: admin });
  const rows: Row[] = Object.values(answer.body).map((row) => row as Row);
  const [row] = rows;
  if (row === undefined) throw new Error(`no user ${name}`);
  return row;
}

const FLAGS = [
  'is_admin',
  'are_actions_permitted',
  'dashboard_permit',
  'log_permit',
  'python_permit',
  'market_impact_permit',
  'market_data_permit',
  'surveillance_permit',
  'data_permissions',
];

function save(row: Row, changes: Record<string, unknown>, token = admin, more: object = {}) {
  const merged: Row = { ...row, ...changes };
  const permissions = Object.fromEntries(FLAGS.map((flag) => [flag, merged[flag]]));
  const { version, is_disabled, max_connections, trader_id } = merged;
  const body = { version, permissions, is_disabled, max_connections, trader_id, reason: 'for the test', ...more };
  return api.ask('PUT', `/admin/users/${row.id}`, { body, token });
}

describe('/admin/users', () => {
  test('lists a page with the total beside it', async () => {
    const answer = await api.ask('GET', '/admin/users?limit=2', { token: admin });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(2);
    expect(answer.headers.get('x-total-count')).toBe('5');
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    expect((await api.ask('GET', '/admin/users?limit=501', { token: admin })).status).toBe(400);
    expect((await api.ask('GET', '/admin/users?search=%00', { token: admin })).status).toBe(400);
  });

  test('saves, refuses the second of two saves with what changed, and keeps the event', async () => {
    const viewer = await find('viewer');
    const saved = await save(viewer, { log_permit: true });
    expect(saved).toMatchObject({ status: 200, body: { log_permit: true, version: viewer.version + 1 } });
    const late = await save(viewer, { max_connections: 2 });
    expect(late).toMatchObject({ status: 409, body: { error: 'Conflict', code: 'changed-meanwhile' } });
    expect(late.body['message']).toContain('admin@meridian.local changed log_permit');
    const events = await api.ask('GET', `/admin/users/${viewer.id}/events?limit=1`, { token: admin });
    expect(events.body).toMatchObject([
      { kind: 'user_updated', actor: 'admin@meridian.local', ip: '198.51.100.1', detail: { reason: 'for the test' } },
    ]);
  });

  test('administrators cannot remove their own right', async () => {
    const own = await find('admin');
    expect(await save(own, { is_admin: false })).toMatchObject({ status: 403, body: { code: 'own-rights' } });
    expect(await save(own, { is_disabled: true })).toMatchObject({ status: 403, body: { code: 'own-rights' } });
  });

  test('trader ids are unique, and none looks like another user’s number', async () => {
    const { id, email_id, trader_id } = await find('trader');
    const newcomer = await find('newcomer');
    const taken = await save(newcomer, { trader_id });
    expect(taken).toMatchObject({ status: 400, body: { code: 'trader-id' } });
    expect(taken.body['message']).toBe(`${String(trader_id)} is the trader id of ${String(email_id)}: choose another.`);
    expect(await save(newcomer, { trader_id: `T${id}` })).toMatchObject({ status: 400, body: { code: 'trader-id' } });
    expect(await save(newcomer, { trader_id: 'NORA2' })).toMatchObject({ status: 200, body: { trader_id: 'NORA2' } });
  });

  test('the user of the address is changed, whoever the body names', async () => {
    const viewer = await find('viewer');
    const trader = await find('trader');
    expect((await save(viewer, { max_connections: 7 }, admin, { id: trader.id })).status).toBe(200);
    expect((await find('viewer'))['max_connections']).toBe(7);
    expect(await find('trader')).toEqual(trader);
  });

  test('a reason and known accounts are needed', async () => {
    const viewer = await find('viewer');
    const data_permissions = { accounts: ['NOWHERE'], alloc_accounts: [] };
    expect(await save(viewer, { data_permissions })).toMatchObject({ status: 400, body: { code: 'unknown-account' } });
    const body = { version: 1, is_disabled: false, max_connections: 1, permissions: {}, reason: '' };
    expect(await api.ask('PUT', `/admin/users/${viewer.id}`, { body, token: admin })).toMatchObject({ status: 400 });
  });

  test('sessions are listed and revoked at once, and an unlock permits sign-in again', async () => {
    const token = await api.tokenOf('trader');
    const { id } = await find('trader');
    expect((await api.ask('GET', `/admin/users/${id}/sessions`, { token: admin })).body).toMatchObject([
      { kind: 'main' },
    ]);
    const revoked = await api.ask('POST', `/admin/users/${id}/revoke_sessions`, { token: admin });
    expect(revoked).toMatchObject({ status: 200, body: { ended_sessions: 1 } });
    expect((await api.ask('GET', '/user/get_tca_report_accounts', { token })).status).toBe(401);
    const unlocked = await api.ask('POST', `/admin/users/${id}/unlock`, { token: admin });
    expect(unlocked).toMatchObject({ status: 200, body: { failed_logins: 0, locked_until_ms: null } });
  });

  test('an unknown user is not found', async () => {
    for (const path of ['sessions', 'events']) {
      expect((await api.ask('GET', `/admin/users/999/${path}`, { token: admin })).status).toBe(404);
    }
    for (const path of ['unlock', 'revoke_sessions']) {
      expect((await api.ask('POST', `/admin/users/999/${path}`, { token: admin })).status).toBe(404);
    }
    expect((await save({ ...(await find('viewer')), id: 999 }, {})).status).toBe(404);
  });

  test('all accounts are there to grant from', async () => {
    expect((await api.ask('GET', '/admin/accounts', { token: admin })).body).toHaveLength(12);
  });
});
