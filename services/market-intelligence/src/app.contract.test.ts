import { makeHistoryFolder } from '@meridian/history/testing';
import { signInAs } from '@meridian/identity/testing/demo-session';
import { startTestIdentity } from '@meridian/identity/testing/start-test-identity';
import { MARKET_INTELLIGENCE_AUTH_CALLS } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import { MARKET_INTELLIGENCE_CALLS } from '@meridian/protocol/rest/market-intelligence-calls';
import { CallPace } from '@meridian/service-kit/call-pace';
import { createCredentialLimits } from '@meridian/service-kit/rate-limit';
import { createServiceApp } from '@meridian/service-kit/service-app';
import { silentLogger } from '@meridian/service-kit/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { marketIntelligence } from './app.ts';

const world = await startTestIdentity();
const folder = await makeHistoryFolder();
const app = createServiceApp({ logger: silentLogger() });
const credentialLimits = createCredentialLimits({ nowMs: world.nowMs, perAddressAndEmail: 8, holdMs: 0 });
const callPace = new CallPace({ atOnce: 10_000 });
await app.register(marketIntelligence, { prefix: '/mi', ...world, credentialLimits, callPace, historyDir: folder.dir });
afterAll(async () => {
  await app.close();
  await folder.remove();
  await world.stop();
});

const PASSWORD = 'meridian-demo';

/** Advances the clock by an hour, so that limits and failures of other tests have expired. */
function login(payload: Record<string, unknown>) {
  world.advance(61 * 60_000);
  return app.inject({ method: 'POST', url: '/mi/auth/token/login/', payload });
}

async function tokenOf(name: string): Promise<string> {
  const answer = await login({ email: `${name}@meridian.local`, password: PASSWORD });
  return answer.json<{ auth_token: string }>().auth_token;
}

function symbols(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  return app.inject({ url: '/mi/api/supported-symbols/', headers });
}

describe('POST /auth/token/login/', () => {
  test('answers a token that goes back as `Token`', async () => {
    const token = await tokenOf('trader');
    expect((await symbols(`Token ${token}`)).statusCode).toBe(200);
    expect((await symbols(`Bearer ${token}`)).statusCode).toBe(401);
    expect((await symbols()).statusCode).toBe(401);
  });

  test('takes the main service token of the same user', async () => {
    const main = await signInAs(world, 'trader');
    const answer = await login({ email: 'trader@meridian.local', main_token: main.token });
    expect(answer.statusCode).toBe(200);
    const other = await login({ email: 'admin@meridian.local', main_token: main.token });
    expect([other.statusCode, other.json()]).toMatchObject([401, { code: 'invalid-credentials' }]);
  });

  test('refuses wrong credentials, unknown emails and empty input with the same response', async () => {
    const wrong = await login({ email: 'trader@meridian.local', password: 'wrong' });
    const unknown = await login({ email: 'ghost@meridian.local', password: 'wrong' });
    const neither = await login({ email: 'trader@meridian.local' });
    expect(wrong.statusCode).toBe(401);
    for (const answer of [unknown, neither]) {
      expect([answer.statusCode, answer.json()]).toEqual([wrong.statusCode, wrong.json()]);
    }
  });

  test('needs the python permission and a verified email', async () => {
    const owed = await login({ email: 'newcomer@meridian.local', password: PASSWORD });
    expect([owed.statusCode, owed.json()]).toMatchObject([403, { code: 'needs-verification' }]);
    const verified = { needs_verification: false };
    await world.database.db
      .updateTable('app_user')
      .set(verified)
      .where('email', '=', 'newcomer@meridian.local')
      .execute();
    const denied = await login({ email: 'newcomer@meridian.local', password: PASSWORD });
    expect([denied.statusCode, denied.json()]).toMatchObject([403, { code: 'not-permitted' }]);
  });

  test('is limited', async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 9; calls += 1) {
      const payload = { email: 'limited@x.yy', password: 'x' };
      statuses.push((await app.inject({ method: 'POST', url: '/mi/auth/token/login/', payload })).statusCode);
    }
    expect(statuses[8]).toBe(429);
    expect(statuses.slice(0, 8)).not.toContain(429);
  });
});

describe('POST /auth/token/logout/', () => {
  test('ends the session of this token', async () => {
    const authorization = `Token ${await tokenOf('trader')}`;
    const logout = () => app.inject({ method: 'POST', url: '/mi/auth/token/logout/', headers: { authorization } });
    const answer = await logout();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await logout()).statusCode).toBe(401);
  });
});

describe('GET /api/supported-symbols/', () => {
  test('is empty until instruments are loaded', async () => {
    const authorization = `Token ${await tokenOf('trader')}`;
    expect((await symbols(authorization)).json()).toEqual([]);
    const instrument = {
      bestex_id: 'BX1',
      exchange_symbol: '7203',
      asset_class: 'EQUITY',
      country: 'JP',
      trade_currency: 'JPY',
      description: 'A car maker',
    };
    await world.database.db.insertInto('instrument').values(instrument).execute();
    expect((await symbols(authorization)).json()).toEqual([instrument]);
  });

  test('is forbidden without the market-impact permission, which tells the screen', async () => {
    const answer = await symbols(`Token ${await tokenOf('viewer')}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'not-permitted' }]);
  });
});

test('its calls are described in OpenAPI', async () => {
  const described = (await app.inject('/mi/docs/json')).json<{ paths: Record<string, object> }>();
  for (const call of [...MARKET_INTELLIGENCE_AUTH_CALLS, ...MARKET_INTELLIGENCE_CALLS]) {
    expect(described.paths[`/mi${call.path}`]).toHaveProperty(call.method.toLowerCase());
  }
});

async function refusals() {
  const rows = world.database.db.selectFrom('security_event').select('detail').where('kind', '=', 'refused');
  return (await rows.execute()).map(({ detail }) => detail['call']);
}

test('the permission check of an ordinary page load is no refusal in the security log', async () => {
  const before = (await refusals()).length;
  const viewer = `Token ${await tokenOf('viewer')}`;
  expect((await symbols(viewer)).statusCode).toBe(403);
  const url = '/mi/api/stat-realized/?exchange_symbol=AAA';
  expect((await app.inject({ url, headers: { authorization: viewer } })).statusCode).toBe(403);
  expect((await refusals()).slice(before)).toEqual(['GET /api/stat-realized/']);
});
