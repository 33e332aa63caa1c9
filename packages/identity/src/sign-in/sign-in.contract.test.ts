import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { FAILURE_WINDOW_MS, LOCK_AFTER_FAILURES, LOCK_MS } from './sign-in-attempts.ts';

let world: TestIdentity;
beforeAll(async () => {
  world = await startTestIdentity();
});
afterAll(() => world.stop());

const origin = (ip: string) => ({ ip, userAgent: 'test' });

function signIn(email: string, password: string, ip: string, captcha?: string) {
  return world.identity.signIn({ kind: 'main', email, password, captcha, origin: origin(ip) });
}

/** Fails with a captcha where required, so that only the lock-out remains. */
async function fail(email: string, ip: string) {
  return signIn(email, 'not-the-password', ip, await world.captcha());
}

describe('signing in', () => {
  test('opens a session of each service, each with a token of its own', async () => {
    for (const kind of ['main', 'trading', 'market_intelligence'] as const) {
      const email = ' Trader@Meridian.LOCAL ';
      const outcome = await world.identity.signIn({ kind, email, password: DEMO_PASSWORD, origin: origin('10.0.0.1') });
      if (outcome.kind !== 'signed-in') throw new Error(outcome.code);
      expect(outcome.needsVerification).toBe(false);
      expect(outcome.session.user).toMatchObject({ email_id: 'trader@meridian.local', are_actions_permitted: true });
      const again = await world.identity.authenticate(kind, outcome.token);
      expect(again).toEqual(outcome.session);
      const others = (['main', 'trading', 'market_intelligence'] as const).filter((other) => other !== kind);
      for (const other of others) expect(await world.identity.authenticate(other, outcome.token)).toBeNull();
    }
  });

  test('no secret is stored: neither password nor token is found in any row', async () => {
    const outcome = await world.identity.signIn({
      kind: 'trading',
      email: 'trader@meridian.local',
      password: DEMO_PASSWORD,
      origin: origin('10.0.0.1'),
    });
    if (outcome.kind !== 'signed-in') throw new Error(outcome.code);
    const { db } = world.database;
    const rows = JSON.stringify([
      await db.selectFrom('app_user').selectAll().execute(),
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('security_event').selectAll().execute(),
    ]);
    expect(rows).not.toContain(outcome.token);
    expect(rows).not.toContain(DEMO_PASSWORD);
    expect(outcome.session.sessionId).not.toBe(outcome.token);
    expect(await world.identity.authenticate('trading', outcome.session.sessionId)).toBeNull();
  });

  test('a wrong password and an unknown email get the very same refusal', async () => {
    const known = await signIn('viewer@meridian.local', 'not-the-password', '10.0.1.1');
    const unknown = await signIn('nobody@meridian.local', 'not-the-password', '10.0.1.2');
    expect(known).toEqual({
      kind: 'refused',
      code: 'invalid-credentials',
      message: 'The email or the password is wrong.',
    });
    expect(unknown).toEqual(known);
  });

  test('and take the same number of database calls', async () => {
    const calls: number[] = [];
    for (const [email, ip] of [
      ['admin@meridian.local', '10.0.1.4'],
      ['nobody@meridian.local', '10.0.1.5'],
    ] as const) {
      let count = 0;
      const countCall = () => {
        count += 1;
      };
      world.database.pool.on('acquire', countCall);
      expect(await signIn(email, 'not-the-password', ip)).toMatchObject({ code: 'invalid-credentials' });
      world.database.pool.off('acquire', countCall);
      calls.push(count);
    }
    expect(calls[0]).toBeGreaterThan(0);
    expect(calls[1]).toBe(calls[0]);
  });

  test('rubbish for an email is an unknown email', async () => {
    for (const email of ['', 'a\u0000b@c.de', '\u0130@meridian.local', `${'x'.repeat(300)}@y.zz`]) {
      expect(await signIn(email, 'not-the-password', '10.0.1.3', await world.captcha())).toMatchObject({
        code: 'invalid-credentials',
      });
    }
  });

  test('market intelligence needs its permit', async () => {
    await world.database.db
      .updateTable('app_user')
      .set({ needs_verification: false })
      .where('email', '=', 'newcomer@meridian.local')
      .execute();
    const request = { email: 'newcomer@meridian.local', password: DEMO_PASSWORD, origin: origin('10.0.2.1') };
    expect(await world.identity.signIn({ ...request, kind: 'market_intelligence' })).toMatchObject({
      code: 'not-permitted',
    });
    expect(await world.identity.signIn({ ...request, kind: 'trading' })).toMatchObject({ kind: 'signed-in' });
  });
});

describe('signing in with a session of the main service', () => {
  test('opens the other services for the same user, no longer than that session', async () => {
    const main = await world.identity.signIn({
      kind: 'main',
      email: 'trader@meridian.local',
      password: DEMO_PASSWORD,
      keepSignedIn: true,
      origin: origin('10.0.3.1'),
    });
    if (main.kind !== 'signed-in') throw new Error(main.code);
    const request = { kind: 'trading', mainToken: main.token, origin: origin('10.0.3.1') } as const;
    const trading = await world.identity.signIn({ ...request, email: 'trader@meridian.local' });
    if (trading.kind !== 'signed-in') throw new Error(trading.code);
    expect(trading.session.expiresMs).toBe(main.session.expiresMs);
    expect(await world.identity.signIn({ ...request, email: 'admin@meridian.local' })).toMatchObject({
      code: 'invalid-credentials',
    });
    await world.identity.endSession(main.session.sessionId, 'test');
    expect(await world.identity.signIn({ ...request, email: 'trader@meridian.local' })).toMatchObject({
      code: 'invalid-credentials',
    });
  });
});

describe('repeated failures', () => {
  // Expires the failures of earlier tests.
  beforeEach(() => world.advance(FAILURE_WINDOW_MS));

  test('after three for an email, from anywhere, a proof of work is asked and is good once', async () => {
    for (const ip of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) {
      expect(await signIn('admin@meridian.local', 'wrong', ip)).toMatchObject({ code: 'invalid-credentials' });
    }
    expect(await signIn('admin@meridian.local', DEMO_PASSWORD, '10.1.0.4')).toMatchObject({ code: 'captcha-required' });
    expect(await signIn('admin@meridian.local', DEMO_PASSWORD, '10.1.0.4', 'bm90IG9uZQ==')).toMatchObject({
      code: 'captcha-wrong',
    });
    const captcha = await world.captcha();
    expect(await signIn('admin@meridian.local', 'wrong', '10.1.0.4', captcha)).toMatchObject({
      code: 'invalid-credentials',
    });
    expect(await signIn('admin@meridian.local', DEMO_PASSWORD, '10.1.0.4', captcha)).toMatchObject({
      code: 'captcha-wrong',
    });
    expect(await signIn('admin@meridian.local', DEMO_PASSWORD, '10.1.0.4', await world.captcha())).toMatchObject({
      kind: 'signed-in',
    });
  });

  test('after three from an address, with any email, a proof of work is asked', async () => {
    for (const email of ['one@x.yy', 'two@x.yy', 'three@x.yy']) await signIn(email, 'wrong', '10.2.0.1');
    expect(await signIn('trader@meridian.local', DEMO_PASSWORD, '10.2.0.1')).toMatchObject({
      code: 'captcha-required',
    });
    expect(await signIn('trader@meridian.local', DEMO_PASSWORD, '10.2.0.2')).toMatchObject({ kind: 'signed-in' });
  });

  test('ten lock out that email at that address for fifteen minutes, and nobody else', async () => {
    const [email, attacker, owner] = ['viewer@meridian.local', '10.3.0.1', '10.3.0.2'];
    for (let tries = 0; tries < LOCK_AFTER_FAILURES; tries += 1) {
      expect(await fail(email, attacker)).toMatchObject({ code: 'invalid-credentials' });
    }
    expect(await signIn(email, DEMO_PASSWORD, attacker, await world.captcha())).toMatchObject({
      code: 'too-many-attempts',
      retryAfterSeconds: LOCK_MS / 1000,
    });
    const elsewhere = await signIn(email, DEMO_PASSWORD, owner, await world.captcha());
    expect(elsewhere).toMatchObject({ kind: 'signed-in' });
    // The owner's success does not unlock the attacker.
    expect(await fail(email, attacker)).toMatchObject({ code: 'too-many-attempts' });
    expect(await signIn('trader@meridian.local', DEMO_PASSWORD, attacker, await world.captcha())).toMatchObject({
      kind: 'signed-in',
    });
    world.advance(LOCK_MS);
    expect(await signIn(email, DEMO_PASSWORD, attacker, await world.captcha())).toMatchObject({ kind: 'signed-in' });
  });

  test('an unknown email is locked out just the same', async () => {
    for (let tries = 0; tries < LOCK_AFTER_FAILURES; tries += 1) await fail('nobody@x.yy', '10.4.0.1');
    expect(await fail('nobody@x.yy', '10.4.0.1')).toMatchObject({ code: 'too-many-attempts' });
  });

  test('guesses made at the same time do not outrun the count', async () => {
    const [email, ip] = ['trader@meridian.local', '10.5.0.1'];
    const captchas = await Promise.all(Array.from({ length: 30 }, () => world.captcha()));
    const outcomes = await Promise.all(captchas.map((captcha) => signIn(email, 'wrong', ip, captcha)));
    const codes = outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind));
    expect(codes.filter((code) => code === 'invalid-credentials')).toHaveLength(LOCK_AFTER_FAILURES);
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(30 - LOCK_AFTER_FAILURES);
  });

  test('success clears the count of that pair; an hour of peace clears it too', async () => {
    const email = 'admin@meridian.local';
    for (let tries = 0; tries < 2; tries += 1) await signIn(email, 'wrong', '10.6.0.1');
    expect(await signIn(email, DEMO_PASSWORD, '10.6.0.1')).toMatchObject({ kind: 'signed-in' });
    for (let tries = 0; tries < 2; tries += 1) await signIn(email, 'wrong', '10.6.0.1');
    expect(await signIn(email, DEMO_PASSWORD, '10.6.0.1')).toMatchObject({ kind: 'signed-in' });
    for (let tries = 0; tries < 3; tries += 1) await signIn(email, 'wrong', '10.6.0.1');
    world.advance(FAILURE_WINDOW_MS);
    expect(await signIn(email, DEMO_PASSWORD, '10.6.0.1')).toMatchObject({ kind: 'signed-in' });
  });

  test('addresses of one IPv6 line count as one', async () => {
    for (const tail of ['1', '2', '3']) await signIn(`v6-${tail}@x.yy`, 'wrong', `2001:db8:1:2::${tail}`);
    expect(await signIn('trader@meridian.local', DEMO_PASSWORD, '2001:db8:1:2::4')).toMatchObject({
      code: 'captcha-required',
    });
  });
});
