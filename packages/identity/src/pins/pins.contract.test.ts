import { VERIFICATION_LIMIT_EXPIRED, VERIFICATION_TIME_EXPIRED } from '@meridian/domain/verification';
import type { SignedIn } from '@meridian/protocol/ports/identity';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAs, TEST_ORIGIN } from '../testing/demo-session.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { PIN_COOL_DOWN_MS } from './issue-pin.ts';
import { PINS_PER_HOUR, RESETS_BY_STRANGERS, RESETS_PER_ADDRESS } from './pin-limits.ts';
import type { VerifyPinOutcome } from './verify-pin.ts';

const NEWCOMER = 'newcomer@meridian.local';
const MINUTE_MS = 60_000;

const world: TestIdentity = await startTestIdentity();
afterAll(() => world.stop());

// Every test starts with a newcomer who needs a pin and has not requested one in the last hour.
beforeEach(async () => {
  world.advance(61 * MINUTE_MS);
  await world.database.db
    .updateTable('app_user')
    .set({ needs_verification: true })
    .where('email', '=', NEWCOMER)
    .execute();
});

function verify(waiting: Pick<SignedIn, 'token'> | null, pin: string, email = NEWCOMER): Promise<VerifyPinOutcome> {
  const token = waiting?.token ?? null;
  return world.identity.verifyPin({ email, pin, purpose: 'login', token, origin: TEST_ORIGIN });
}

function wrong(pin: string): string {
  return pin === '000000' ? '000001' : '000000';
}

async function ask(email: string, purpose: 'reset' | 'verify', captcha?: string) {
  const solved = captcha ?? (await world.captcha());
  return world.identity.requestPin({ email, purpose, captcha: solved, token: null, origin: TEST_ORIGIN });
}

async function askFrom(email: string, ip: string) {
  const captcha = await world.captcha();
  return world.identity.requestPin({ email, purpose: 'reset', captcha, token: null, origin: { ...TEST_ORIGIN, ip } });
}

describe('a sign-in that needs verification', () => {
  test('gets a token that is good for the pin only, and a full one for the right pin', async () => {
    const waiting = await signInAs(world, 'newcomer');
    expect(waiting).toMatchObject({ needsVerification: true, pinExpiresInSeconds: 600 });
    expect(waiting.session.isVerified).toBe(false);
    const outcome = await verify(waiting, await world.mail.takePin(NEWCOMER));
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
    expect(await world.identity.authenticate('main', outcome.token)).toMatchObject({ isVerified: true });
    expect(await world.identity.authenticate('main', waiting.token)).toBeNull();
    expect(await signInAs(world, 'newcomer')).toMatchObject({ needsVerification: false });
    world.advance(12 * 60 * MINUTE_MS - 1000);
    expect(await world.identity.authenticate('main', outcome.token)).not.toBeNull();
  });

  test('other services are refused until then', async () => {
    const request = { email: NEWCOMER, password: 'meridian-demo', origin: TEST_ORIGIN };
    for (const kind of ['trading', 'market_intelligence'] as const) {
      expect(await world.identity.signIn({ ...request, kind })).toMatchObject({ code: 'needs-verification' });
    }
    const waiting = await signInAs(world, 'newcomer');
    const byToken = { email: NEWCOMER, mainToken: waiting.token, origin: TEST_ORIGIN };
    expect(await world.identity.signIn({ ...byToken, kind: 'trading' })).toMatchObject({ code: 'invalid-credentials' });
    await world.mail.takePin(NEWCOMER);
  });

  test('a wrong pin says how many tries are left; the fifth ends the login with the limit message', async () => {
    const waiting = await signInAs(world, 'newcomer');
    const pin = await world.mail.takePin(NEWCOMER);
    const messages: string[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const outcome = await verify(waiting, wrong(pin));
      if (outcome.kind !== 'pin-refused') throw new Error(outcome.kind);
      messages.push(outcome.message);
    }
    expect(messages).toEqual([
      'The code is wrong. 4 tries are left.',
      'The code is wrong. 3 tries are left.',
      'The code is wrong. 2 tries are left.',
      'The code is wrong. 1 try is left.',
      VERIFICATION_LIMIT_EXPIRED,
    ]);
    expect(await verify(waiting, pin)).toMatchObject({ kind: 'unauthenticated' });
    expect(await world.identity.authenticate('main', waiting.token)).toBeNull();
  });

  test('after ten minutes the right pin gets the time message and the session ends', async () => {
    const waiting = await signInAs(world, 'newcomer');
    const pin = await world.mail.takePin(NEWCOMER);
    world.advance(10 * MINUTE_MS);
    expect(await verify(waiting, pin)).toMatchObject({ code: 'pin-time-expired', message: VERIFICATION_TIME_EXPIRED });
    expect(await world.identity.authenticate('main', waiting.token)).toBeNull();
  });

  test('the pin is of no use without the session, with the session of another, or twice', async () => {
    const waiting = await signInAs(world, 'newcomer');
    const pin = await world.mail.takePin(NEWCOMER);
    const trader = await signInAs(world, 'trader');
    expect(await verify(null, pin)).toMatchObject({ kind: 'unauthenticated' });
    expect(await verify(trader, pin)).toMatchObject({ kind: 'unauthenticated' });
    expect(await verify(waiting, pin, 'trader@meridian.local')).toMatchObject({ kind: 'unauthenticated' });
    const both = await Promise.all([verify(waiting, pin), verify(waiting, pin)]);
    expect(both.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1);
  });

  test('tries made at the same time are counted one by one', async () => {
    const waiting = await signInAs(world, 'newcomer');
    const pin = await world.mail.takePin(NEWCOMER);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => verify(waiting, wrong(pin))));
    const codes = outcomes.map((outcome) => (outcome.kind === 'pin-refused' ? outcome.code : outcome.kind));
    expect(codes.filter((code) => code === 'pin-wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'pin-limit-expired').length).toBeGreaterThanOrEqual(1);
    expect(codes).not.toContain('signed-in');
  });

  test('keeps signed in for thirty days when that was asked before the pin', async () => {
    const request = { kind: 'main', email: NEWCOMER, password: 'meridian-demo', origin: TEST_ORIGIN } as const;
    const waiting = await world.identity.signIn({ ...request, keepSignedIn: true });
    if (waiting.kind === 'refused') throw new Error(waiting.message);
    const outcome = await verify(waiting, await world.mail.takePin(NEWCOMER));
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
    expect(outcome.session.expiresMs - world.nowMs()).toBe(30 * 24 * 60 * MINUTE_MS);
  });
});

describe('asking for a pin', () => {
  test('again during a sign-in needs its session and mails a new one after the cool-down', async () => {
    const waiting = await signInAs(world, 'newcomer');
    const first = await world.mail.takePin(NEWCOMER);
    const resend = (token: string | null) =>
      world.identity.requestPin({ email: NEWCOMER, purpose: 'login', token, origin: TEST_ORIGIN });
    expect(await resend(null)).toMatchObject({ kind: 'unauthenticated' });
    expect(await resend(waiting.token)).toMatchObject({ kind: 'accepted', pinExpiresInSeconds: 600 });
    world.advance(PIN_COOL_DOWN_MS);
    const before = world.mail.mails.length;
    expect(await resend(waiting.token)).toMatchObject({ kind: 'accepted', pinExpiresInSeconds: 600 });
    const second = await world.mail.takePin(NEWCOMER);
    expect(world.mail.mails.length).toBe(before + 1);
    // With probability one in a million both are equal.
    const expected = first === second ? { kind: 'signed-in' } : { code: 'pin-wrong' };
    expect(await verify(waiting, first)).toMatchObject(expected);
    expect(await verify(waiting, second)).toMatchObject({ kind: 'signed-in' });
  });

  test('for a reset or a verification needs a proof of work', async () => {
    const request = { email: NEWCOMER, token: null, origin: TEST_ORIGIN };
    for (const purpose of ['reset', 'verify'] as const) {
      expect(await world.identity.requestPin({ ...request, purpose })).toMatchObject({ code: 'captcha-required' });
      expect(await ask(NEWCOMER, purpose, 'bm8=')).toMatchObject({ code: 'captcha-wrong' });
    }
  });

  test('is bounded by the hour, for an email without a user just the same', async () => {
    for (const email of ['viewer@meridian.local', 'nobody@x.yy']) {
      for (let asked = 0; asked < PINS_PER_HOUR; asked += 1) {
        expect(await ask(email, 'reset')).toMatchObject({ kind: 'accepted' });
        world.advance(PIN_COOL_DOWN_MS);
      }
      const waitSeconds = 3600 - (PINS_PER_HOUR * PIN_COOL_DOWN_MS) / 1000;
      expect(await ask(email, 'reset')).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: waitSeconds });
      world.advance(waitSeconds * 1000);
      expect(await ask(email, 'reset')).toMatchObject({ kind: 'accepted' });
    }
    const mailed = world.mail.mails.map(({ to }) => to);
    expect(mailed).not.toContain('nobody@x.yy');
  });

  test('a stranger who uses up pins and tries elsewhere does not keep the owner from a reset', async () => {
    const email = 'trader@meridian.local';
    await signInAs(world, 'trader');
    for (let asked = 0; asked < RESETS_BY_STRANGERS; asked += 1) {
      expect(await askFrom(email, `203.0.113.${asked}`)).toMatchObject({ kind: 'accepted' });
    }
    expect(await askFrom(email, '203.0.113.99')).toMatchObject({ code: 'too-many-attempts' });
    world.advance(PIN_COOL_DOWN_MS);
    for (let asked = 0; asked < RESETS_BY_STRANGERS; asked += 1) await world.mail.take(email);
    expect(await ask(email, 'reset')).toMatchObject({ kind: 'accepted' });
    const pin = await world.mail.takePin(email);
    const stranger = { ...TEST_ORIGIN, ip: '203.0.113.1' };
    for (let tries = 0; tries < 6; tries += 1) {
      const entry = { email, pin: '123456', purpose: 'reset', token: null, origin: stranger } as const;
      await world.identity.verifyPin(entry);
    }
    const entry = { email, purpose: 'reset', token: null } as const;
    expect(await world.identity.verifyPin({ ...entry, pin, origin: stranger })).toMatchObject({ kind: 'pin-refused' });
    expect(await world.identity.verifyPin({ ...entry, pin, origin: TEST_ORIGIN })).toMatchObject({
      kind: 'reset-granted',
    });
  });

  test('is bounded by the address that asks, whatever emails it names', async () => {
    for (let asked = 0; asked < RESETS_PER_ADDRESS; asked += 1) {
      expect(await askFrom(`somebody-${asked}@x.yy`, '198.51.100.7')).toMatchObject({ kind: 'accepted' });
    }
    expect(await askFrom('somebody-else@x.yy', '198.51.100.7')).toMatchObject({ code: 'too-many-attempts' });
    expect(await askFrom('somebody-else@x.yy', '198.51.100.8')).toMatchObject({ kind: 'accepted' });
  });

  test('answers alike for a known and an unknown email, through to the last wrong try', async () => {
    const seen: string[] = [];
    for (const email of ['trader@meridian.local', 'unknown@x.yy']) {
      const answers: unknown[] = [await ask(email, 'reset'), await ask(email, 'reset')];
      for (let tries = 0; tries < 6; tries += 1) {
        const entry = { email, pin: '123456', purpose: 'reset', token: null, origin: TEST_ORIGIN } as const;
        answers.push(await world.identity.verifyPin(entry));
      }
      seen.push(JSON.stringify(answers));
    }
    expect(seen[1]).toBe(seen[0]);
    await world.mail.take('trader@meridian.local');
  });

  test('to verify an address makes it verified; one that is verified already gets a mail that says so', async () => {
    await ask(NEWCOMER, 'verify');
    const pin = await world.mail.takePin(NEWCOMER);
    const password = DEMO_PASSWORD;
    const entry = { email: NEWCOMER, pin, purpose: 'verify', token: null, password, origin: TEST_ORIGIN } as const;
    expect(await world.identity.verifyPin(entry)).toEqual({ kind: 'verified' });
    expect(await signInAs(world, 'newcomer')).toMatchObject({ needsVerification: false });
    world.advance(PIN_COOL_DOWN_MS);
    expect(await ask(NEWCOMER, 'verify')).toMatchObject({ kind: 'accepted' });
    expect((await world.mail.take(NEWCOMER)).source).toContain('verified already');
  });

  test('a pin is good once', async () => {
    const email = 'admin@meridian.local';
    await ask(email, 'reset');
    const pin = await world.mail.takePin(email);
    const entry = { email, pin, purpose: 'reset', token: null, origin: TEST_ORIGIN } as const;
    const outcomes = await Promise.all([1, 2, 3].map(() => world.identity.verifyPin(entry)));
    expect(outcomes.filter(({ kind }) => kind === 'reset-granted')).toHaveLength(1);
    expect(await world.identity.verifyPin(entry)).toMatchObject({ message: VERIFICATION_TIME_EXPIRED });
  });

  test('without any request a pin is expired, not wrong', async () => {
    const entry = { email: 'never@x.yy', pin: '123456', purpose: 'reset', token: null, origin: TEST_ORIGIN } as const;
    expect(await world.identity.verifyPin(entry)).toMatchObject({ message: VERIFICATION_TIME_EXPIRED });
  });

  test('no pin is stored in the clear, the outbox included', async () => {
    await ask(NEWCOMER, 'reset');
    const pin = await world.mail.takePin(NEWCOMER);
    const { db } = world.database;
    const rows = [
      await db.selectFrom('pin').selectAll().where('email', '=', NEWCOMER).execute(),
      await db.selectFrom('outbox').select('payload').execute(),
      await db.selectFrom('security_event').select('detail').execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(`"${pin}"`);
    expect(JSON.stringify(rows[1])).not.toContain('Your code');
  });
});
