import type { OpenSession } from '@meridian/protocol/ports/identity';
import { afterEach, describe, expect, test } from 'vitest';
import { requirePermission, requireUser } from './auth-hook.ts';
import { CallPace } from './call-pace.ts';
import { createServiceApp, type ServiceApp } from './service-app.ts';
import { silentLogger, testSession } from './testing.ts';

let app: ServiceApp;

afterEach(() => app.close());

function appWith(session: OpenSession, isUnverifiedAllowed = false, pace = new CallPace()): ServiceApp {
  app = createServiceApp({ logger: silentLogger() });
  const authenticate = async (token: string) => (token === 'good' ? session : null);
  const user = requireUser({ authenticate, scheme: 'Bearer', pace, isUnverifiedAllowed });
  app.get('/me', { preHandler: user }, async (request) => ({
    id: request.user.id,
    session: request.session.sessionId,
  }));
  app.get('/admin', { preHandler: [user, requirePermission('is_admin')] }, async () => 'admin');
  app.get('/open', async (request) => request.user.id);
  return app;
}

function get(url: string, authorization?: string) {
  return app.inject({ url, headers: authorization === undefined ? {} : { authorization } });
}

describe('requireUser', () => {
  test('an open session gives the request its user', async () => {
    appWith(testSession());
    expect((await get('/me', 'Bearer good')).json()).toEqual({ id: 1, session: 'session-1' });
    expect((await get('/me', 'bearer  good')).statusCode).toBe(200);
  });

  test.each([
    undefined,
    '',
    'good',
    'Bearer',
    'Bearer bad',
    'Token good',
    'Bearer good x',
    `Bearer ${'a'.repeat(9000)}`,
  ])('the header %s is 401', async (header) => {
    appWith(testSession());
    const answer = await get('/me', header);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: 'Unauthorized', code: 'unauthenticated', message: 'Sign in first.' });
  });

  test('a session whose pin is missing is let in only where that is allowed', async () => {
    appWith(testSession({ isVerified: false }));
    expect((await get('/me', 'Bearer good')).json()).toMatchObject({ code: 'needs-verification' });
    await app.close();
    appWith(testSession({ isVerified: false }), true);
    expect((await get('/me', 'Bearer good')).statusCode).toBe(200);
  });

  test('a user whose calls wait already too long gets 429, and when to try again', async () => {
    appWith(testSession(), false, new CallPace({ atOnce: 1, perSecond: 0.1 }));
    // The first call tells whose token it is, the second is the one at once.
    for (const status of [200, 200, 429]) expect((await get('/me', 'Bearer good')).statusCode).toBe(status);
    const refused = await get('/me', 'Bearer good');
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({ code: 'too-many-calls' });
  });

  test('one request never sees the user of another', async () => {
    appWith(testSession());
    await get('/me', 'Bearer good');
    expect((await get('/me')).statusCode).toBe(401);
  });

  test('a route without the hook fails instead of running without a user', async () => {
    appWith(testSession());
    expect((await get('/open', 'Bearer good')).statusCode).toBe(500);
  });
});

describe('requirePermission', () => {
  test('403 without the flag, the answer with it', async () => {
    appWith(testSession());
    const refused = await get('/admin', 'Bearer good');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: 'Forbidden', code: 'not-permitted' });
    await app.close();
    appWith(testSession({ user: { ...testSession().user, is_admin: true } }));
    expect((await get('/admin', 'Bearer good')).statusCode).toBe(200);
  });

  test('401 comes before 403', async () => {
    appWith(testSession());
    expect((await get('/admin')).statusCode).toBe(401);
  });
});
