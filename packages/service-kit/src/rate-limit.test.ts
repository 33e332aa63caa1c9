import { afterEach, describe, expect, test } from 'vitest';
import { createCredentialLimits, limitCredentialCalls, takeCredentialCall } from './rate-limit.ts';
import { createServiceApp, type ServiceApp } from './service-app.ts';
import { silentLogger } from './testing.ts';

let app: ServiceApp;

afterEach(() => app?.close());

function loginApp(): ServiceApp {
  app = createServiceApp({ logger: silentLogger() });
  const limits = createCredentialLimits({ nowMs: () => 0, perAddress: 4, perAddressAndEmail: 2, holdMs: 0 });
  const preHandler = limitCredentialCalls(limits);
  app.post('/login', { preHandler }, async () => 'ok');
  app.post('/verify', { preHandler }, async () => 'ok');
  return app;
}

async function statusOf(url: string, payload: object, remoteAddress = '10.0.0.1'): Promise<number> {
  return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
}

describe('limitCredentialCalls', () => {
  test('the third guess at one email is refused with a wait, whatever the email’s case and route', async () => {
    loginApp();
    expect(await statusOf('/login', { email_id: 'a@x.io' })).toBe(200);
    expect(await statusOf('/verify', { email_id: 'A@X.io ' })).toBe(200);
    const refused = await app.inject({
      method: 'POST',
      url: '/login',
      payload: { email: 'a@x.io' },
      remoteAddress: '10.0.0.1',
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({ error: 'Too Many Requests', code: 'too-many-attempts' });
  });

  test('nobody is locked out by another address', async () => {
    loginApp();
    for (let call = 0; call < 5; call += 1) await statusOf('/login', { email_id: 'a@x.io' }, '10.0.0.9');
    expect(await statusOf('/login', { email_id: 'a@x.io' }, '10.0.0.1')).toBe(200);
  });

  test('one address cannot go through many emails', async () => {
    loginApp();
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push(await statusOf('/login', { email_id: `u${call}@x.io` }));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

test('the addresses of one IPv6 subscriber count as one', () => {
  const limits = createCredentialLimits({ nowMs: () => 0, perAddress: 1 });
  expect(takeCredentialCall(limits, '2001:db8:1:2::1', null).kind).toBe('allowed');
  expect(takeCredentialCall(limits, '2001:db8:1:2:ffff::7', null).kind).toBe('limited');
  expect(takeCredentialCall(limits, '2001:db8:1:3::1', null).kind).toBe('allowed');
});
