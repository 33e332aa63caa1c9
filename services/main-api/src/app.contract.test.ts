import { ADMIN_CALLS } from '@meridian/protocol/rest/admin-calls';
import { AUTH_CALLS } from '@meridian/protocol/rest/auth-calls';
import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { USER_CALLS } from '@meridian/protocol/rest/user-calls';
import { VIEW_SETTING_CALLS } from '@meridian/protocol/rest/view-setting-calls';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from './testing/start-test-main-api.ts';

const api = await startTestMainApi({ perAddress: 12, perAddressAndEmail: 5 });
afterAll(() => api.stop());

const CALLS: readonly RestCall[] = [...AUTH_CALLS, ...USER_CALLS, ...ADMIN_CALLS, ...VIEW_SETTING_CALLS];
const guarded = CALLS.filter(({ access }) => access !== 'public');
const forAdministrators = CALLS.filter(({ access }) => access === 'is_admin');

function ask(call: RestCall, token?: string) {
  return api.ask(call.method, call.path.replace(':id', '1'), { token });
}

describe('access', () => {
  test.each(guarded.map((call) => [call.method, call.path, call] as const))(
    '%s %s: nobody gets in',
    async (_method, _path, call) => {
      for (const token of [undefined, 'nonsense', 'eyJhbGciOiJub25lIn0.e30.']) {
        expect(await ask(call, token)).toMatchObject({
          status: 401,
          body: { error: 'Unauthorized', code: 'unauthenticated' },
        });
      }
    },
  );

  test('a stranger is refused before what they sent is read', async () => {
    for (const payload of ['{"this is": no JSON', `"${'x'.repeat(2_000_000)}"`]) {
      const headers = { 'content-type': 'application/json', authorization: 'Bearer nonsense' };
      const answer = await fetch(`${api.url}/main/venue`, { method: 'POST', headers, body: payload });
      expect(answer.status).toBe(401);
    }
  });

  test('a trader cannot use any administrator call', async () => {
    const token = await api.tokenOf('trader');
    for (const call of forAdministrators) {
      expect(await ask(call, token)).toMatchObject({
        status: 403,
        body: { error: 'Forbidden', code: 'not-permitted' },
      });
    }
  });

  test('a token of another service is not accepted', async () => {
    const { identity, nowMs } = api;
    const origin = { ip: '198.51.100.1', userAgent: '' };
    const request = { email: 'trader@meridian.local', password: 'meridian-demo', origin };
    const trading = await identity.signIn({ ...request, kind: 'trading' });
    if (trading.kind === 'refused') throw new Error(trading.message);
    expect(trading.session.expiresMs).toBeGreaterThan(nowMs());
    expect((await api.ask('GET', '/user/get_tca_report_accounts', { token: trading.token })).status).toBe(401);
  });
});

describe('limits', () => {
  test('every public call is limited by address and by address with email', async () => {
    for (const call of CALLS.filter(({ access }) => access === 'public')) {
      api.advance(60_000);
      const isPost = call.method === 'POST';
      const limit = isPost ? 5 : 12;
      const statuses: number[] = [];
      for (let calls = 0; calls <= limit; calls += 1) {
        const body = isPost ? { email_id: 'somebody@x.yy' } : undefined;
        statuses.push((await api.ask(isPost ? 'POST' : 'GET', call.path, { body, ip: '198.51.100.77' })).status);
      }
      expect(statuses.slice(0, limit)).not.toContain(429);
      expect(statuses[limit]).toBe(429);
    }
  });

  test('one address is not limited by another', async () => {
    for (let calls = 0; calls < 13; calls += 1) await api.ask('GET', '/auth/captcha', { ip: '198.51.100.78' });
    const limited = await api.ask('GET', '/auth/captcha', { ip: '198.51.100.78' });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.ask('GET', '/auth/captcha', { ip: '198.51.100.79' })).status).toBe(200);
  });
});

describe('the service', () => {
  test('describes every call in OpenAPI', async () => {
    const answer = await api.ask('GET', '/docs/json');
    const paths = answer.body['paths'] as Record<string, object>;
    for (const call of CALLS) {
      expect(paths[`/main${call.path.replace(':id', '{id}')}`]).toHaveProperty(call.method.toLowerCase());
    }
  });

  test('answers an unknown path with a problem', async () => {
    expect(await api.ask('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
