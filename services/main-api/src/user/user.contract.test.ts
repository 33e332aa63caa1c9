import { afterAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const information = (email: string) => `/user/get_user_information?email=${encodeURIComponent(email)}`;

async function idOf(name: string): Promise<number> {
  const { users } = await api.identity.administration.listUsers({ search: `${name}@`, limit: 1, offset: 0 });
  return users[0]?.id ?? 0;
}

describe('GET /user/get_user_information', () => {
  test('returns the user with the settings of the screen', async () => {
    const answer = await api.ask('GET', information('Viewer@meridian.local'), { token: await api.tokenOf('viewer') });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        user: { email_id: 'viewer@meridian.local', dashboard_permit: true, log_permit: false },
        settings: {
          server_time_zone: 'America/New_York',
          is_demo: true,
          max_connections: 20,
          last_login_ms: api.nowMs(),
        },
      },
    });
  });

  test('reveals other users only to an administrator', async () => {
    const token = await api.tokenOf('viewer');
    const existing = await api.ask('GET', information('admin@meridian.local'), { token });
    const unknown = await api.ask('GET', information('ghost@meridian.local'), { token });
    expect(existing).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    expect(unknown.body).toEqual(existing.body);
    expect(unknown.status).toBe(existing.status);
    const admin = await api.tokenOf('admin');
    expect(await api.ask('GET', information('viewer@meridian.local'), { token: admin })).toMatchObject({ status: 200 });
    expect(await api.ask('GET', information('ghost@meridian.local'), { token: admin })).toMatchObject({ status: 404 });
  });
});

describe('accounts', () => {
  test('users see granted accounts, and an administrator those of anybody', async () => {
    const viewer = await idOf('viewer');
    const token = await api.tokenOf('viewer');
    const own = await api.ask('GET', `/user/accounts/${viewer}`, { token });
    expect(own.body).toHaveLength(4);
    expect(own.body).toMatchObject([
      { account: 'ALDGATE' },
      { account: 'ALDGATE' },
      { account: 'BOREALIS' },
      { account: 'BOREALIS' },
    ]);
    const admin = await api.tokenOf('admin');
    expect((await api.ask('GET', `/user/accounts/${viewer}`, { token: admin })).body).toEqual(own.body);
    expect((await api.ask('GET', '/user/get_tca_report_accounts', { token })).body).toEqual(own.body);
    expect((await api.ask('GET', '/user/get_tca_report_accounts', { token: admin })).body).toHaveLength(12);
  });

  test('of others are hidden whether they exist or not', async () => {
    const token = await api.tokenOf('viewer');
    const others = await api.ask('GET', `/user/accounts/${await idOf('admin')}`, { token });
    const nobody = await api.ask('GET', '/user/accounts/999999', { token });
    expect(others.status).toBe(403);
    expect([nobody.status, nobody.body]).toEqual([others.status, others.body]);
    const admin = await api.tokenOf('admin');
    expect((await api.ask('GET', '/user/accounts/999999', { token: admin })).status).toBe(404);
    expect((await api.ask('GET', '/user/accounts/x', { token: admin })).status).toBe(400);
  });
});

describe('POST /node_ws_connection/', () => {
  test('gives a ticket that opens one socket, to those who may read logs', async () => {
    const answer = await api.ask('POST', '/node_ws_connection/', { token: await api.tokenOf('trader') });
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 60 } });
    const ticket = String(answer.body['ticket']);
    expect(await api.identity.redeemNodeTicket(ticket)).toMatchObject({ user: { email_id: 'trader@meridian.local' } });
    expect(await api.identity.redeemNodeTicket(ticket)).toBeNull();
    const viewer = await api.ask('POST', '/node_ws_connection/', { token: await api.tokenOf('viewer') });
    expect(viewer).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    expect((await api.ask('POST', '/node_ws_connection/')).status).toBe(401);
  });
});

describe('GET /tca_account_details/:id', () => {
  test('answers the accounts that reports may be made for; of another user only to administrators', async () => {
    const token = await api.tokenOf('viewer');
    const own = await api.ask('GET', `/tca_account_details/${await idOf('viewer')}`, { token });
    expect([own.status, own.body]).toEqual([
      200,
      (await api.ask('GET', '/user/get_tca_report_accounts', { token })).body,
    ]);
    expect((await api.ask('GET', `/tca_account_details/${await idOf('trader')}`, { token })).status).toBe(403);
    const admin = await api.tokenOf('admin');
    expect((await api.ask('GET', `/tca_account_details/${await idOf('trader')}`, { token: admin })).status).toBe(200);
    expect((await api.ask('GET', '/tca_account_details/999999', { token: admin })).status).toBe(404);
  });
});

describe('/user/preferences', () => {
  test('are stored per user, value by value, and visible to nobody else', async () => {
    const [viewer, trader] = [await api.tokenOf('viewer'), await api.tokenOf('trader')];
    expect(await api.ask('GET', '/user/preferences', { token: viewer })).toMatchObject({ status: 200, body: {} });
    const first = { density: 'compact', zone: null, asset: 'CALENDAR SPREAD' };
    expect(await api.ask('PUT', '/user/preferences', { token: viewer, body: first })).toMatchObject({ status: 200 });
    const second = {
      asset: 'FUTURE',
      settings_version: 'v2',
      units: ['bps', 'ticks'],
      benchmark: 'arrival',
      venue_thresholds: { fair: 0.05, watch: 0.2, toxic: 0.4 },
    };
    const saved = await api.ask('PUT', '/user/preferences', { token: viewer, body: second });
    expect(saved.body).toEqual({ ...first, ...second });
    expect((await api.ask('GET', '/user/preferences', { token: viewer })).body).toEqual({ ...first, ...second });
    expect((await api.ask('GET', '/user/preferences', { token: trader })).body).toEqual({});
  });

  test.each([
    { density: 'huge' },
    { asset: 'BOND' },
    { colour: 'red' },
    { zone: 'x'.repeat(65) },
    { units: ['miles'] },
    { venue_thresholds: { fair: 0.4, watch: 0.3, toxic: 0.5 } },
    { venue_thresholds: { fair: 0.1, watch: 0.3 } },
  ])('%j is refused', async (body) => {
    expect(await api.ask('PUT', '/user/preferences', { token: await api.tokenOf('viewer'), body })).toMatchObject({
      status: 400,
    });
  });
});
