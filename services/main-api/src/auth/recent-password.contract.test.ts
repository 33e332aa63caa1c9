import { RECENT_PASSWORD_MS } from '@meridian/protocol/recent-password';
import { ALL_CALLS } from '@meridian/protocol/rest/all-calls';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const change = { account: 'NOBODY', alloc_account: null, version: 1, after: { max_gross_usd: 1 }, note: 'Test' };

describe('a call that needs a recent password', () => {
  test('is refused when the sign-in is old, and does the same call after the password was entered', async () => {
    const token = await api.tokenOf('admin');
    const propose = () => api.ask('POST', '/admin/limits/changes', { token, body: change });
    expect((await propose()).status).toBe(404);
    api.advance(RECENT_PASSWORD_MS);
    expect(await propose()).toMatchObject({ status: 403, body: { code: 'password-required' } });
    const wrong = await api.ask('POST', '/auth/confirm', { token, body: { password: 'not it' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
    expect((await propose()).status).toBe(403);
    const right = await api.ask('POST', '/auth/confirm', { token, body: { password: 'meridian-demo' } });
    expect(right).toMatchObject({ status: 200, body: { confirmed_until_ms: api.nowMs() + RECENT_PASSWORD_MS } });
    expect((await propose()).status).toBe(404);
  });

  test('is every change of grants, duties and limits; what only takes away never waits for a password', () => {
    const asked = ALL_CALLS.filter(({ needsRecentPassword }) => needsRecentPassword === true);
    expect(asked.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'POST /admin/accounts/upload',
      'POST /admin/duties',
      'POST /admin/limits/changes',
      'POST /admin/limits/changes/:id/approve',
      'POST /admin/limits/import',
      'PUT /admin/users/:id',
    ]);
  });
});

describe('the security log', () => {
  test('shows administrators refusals and exports, with who and what, and its chain is whole', async () => {
    const viewer = await api.tokenOf('viewer');
    const admin = await api.tokenOf('admin');
    expect((await api.ask('GET', '/admin/security_log', { token: viewer })).status).toBe(403);
    const headers = { authorization: `Bearer ${admin}` };
    const file = await fetch(`${api.url}/main/admin/security_log/file?kind=signed_in`, { headers });
    expect(file.headers.get('content-disposition')).toContain('security-log.csv');
    expect(await file.text()).toMatch(/^seq,time,kind,actor,subject,ip,detail,hash\r\n/);
    const seen = await eventually(async () => {
      const answer = await api.ask('GET', '/admin/security_log?kind=refused,exported', { token: admin });
      return Object.values(answer.body).length >= 2 ? answer : null;
    });
    expect(seen.body).toMatchObject([
      { kind: 'exported', actor: 'admin@meridian.local', detail: { call: 'GET /admin/security_log/file' } },
      { kind: 'refused', actor: 'viewer@meridian.local', detail: { call: 'GET /admin/security_log' } },
    ]);
    const check = await api.ask('GET', '/admin/security_log/check', { token: admin });
    expect(check.body).toMatchObject({ damages: [] });
  });
});

/** Events are taken over into the chain within a second. */
async function eventually<Value>(look: () => Promise<Value | null>): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
