import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/demo-session.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

const world: TestIdentity = await startTestIdentity();
afterAll(() => world.stop());
beforeEach(() => world.advance(61 * 60_000));

const PASSWORD = 'a good long phrase';

async function form(email_id: string) {
  const person = { name: 'Rita Register', short_name: 'Rita', organisation: 'Aldgate Capital' };
  return { id: '1', ...person, email_id, password: PASSWORD, captcha: await world.captcha() };
}

function verify(email: string, pin: string) {
  const entry = { email, pin, purpose: 'verify', token: null, password: PASSWORD, origin: TEST_ORIGIN } as const;
  return world.identity.verifyPin(entry);
}

function signIn(email: string, password = PASSWORD) {
  return world.identity.signIn({ kind: 'main', email, password, origin: TEST_ORIGIN });
}

describe('registering', () => {
  test('creates an unverified user without permissions, who is verified by the mailed pin', async () => {
    const email = 'rita@aldgate.example';
    const outcome = await world.identity.register(await form('Rita@Aldgate.example'), TEST_ORIGIN);
    expect(outcome).toMatchObject({ kind: 'registered', pinExpiresInSeconds: 600 });
    const pin = await world.mail.takePin(email);
    expect(await verify(email, pin)).toEqual({ kind: 'verified' });
    const signedIn = await signIn(email);
    if (signedIn.kind === 'refused') throw new Error(signedIn.message);
    expect(signedIn.needsVerification).toBe(false);
    expect(signedIn.session.user).toMatchObject({ ...NO_PERMISSIONS, name: 'Rita Register', email_id: email });
  });

  test('says by field what is wrong, before any captcha is used up', async () => {
    const wrong = { ...(await form('not-an-email')), password: 'short', name: ' ' };
    const outcome = await world.identity.register(wrong, TEST_ORIGIN);
    if (outcome.kind !== 'invalid') throw new Error(outcome.kind);
    expect(Object.keys(outcome.fields).sort((a, b) => a.localeCompare(b))).toEqual(['email_id', 'name', 'password']);
    const right = { ...wrong, ...(await form('ron@aldgate.example')), captcha: wrong.captcha };
    expect(await world.identity.register(right, TEST_ORIGIN)).toMatchObject({ kind: 'registered' });
  });

  test('refuses a short name with a special character, of a person and of a FIX user', async () => {
    const named = { ...(await form('otto@aldgate.example')), short_name: 'O_T' };
    const fields = { short_name: 'Short name cannot have _: use letters, digits and spaces.' };
    expect(await world.identity.register(named, TEST_ORIGIN)).toMatchObject({ kind: 'invalid', fields });
    const fix = {
      sender_comp_id: 'OTTO',
      target_comp_id: 'MERIDIAN',
      contact_name: 'Otto',
      contact_phone: '+44 20 7946',
    };
    const registered = await world.identity.registerFix({ ...named, ...fix }, TEST_ORIGIN);
    expect(registered).toMatchObject({ kind: 'invalid', fields });
  });

  test('refuses a password that every attacker tries first', async () => {
    const common = { ...(await form('lena@aldgate.example')), password: 'Password2026!!' };
    expect(await world.identity.register(common, TEST_ORIGIN)).toMatchObject({
      kind: 'invalid',
      fields: { password: 'This password is too common. Choose another.' },
    });
  });

  test('needs a proof of work', async () => {
    const outcome = await world.identity.register({ ...(await form('bot@x.yy')), captcha: 'bm8=' }, TEST_ORIGIN);
    expect(outcome).toMatchObject({ code: 'captcha-wrong' });
  });

  test('with a known email answers the same, changes nothing and tells the owner', async () => {
    const email = 'trader@meridian.local';
    const fresh = await world.identity.register(await form('fresh@aldgate.example'), TEST_ORIGIN);
    const known = await world.identity.register(await form(email), TEST_ORIGIN);
    expect(known).toEqual(fresh);
    expect((await world.mail.take(email)).source).toContain('registered with Meridian already');
    expect(await signIn(email)).toMatchObject({ code: 'invalid-credentials' });
    expect(await signIn(email, 'meridian-demo')).toMatchObject({ kind: 'signed-in' });
    const tries = [];
    for (const address of [email, 'fresh@aldgate.example']) {
      tries.push(await verify(address, '000000'));
    }
    expect(tries[0]).toEqual(tries[1]);
  });

  test('again does not spoil the pin that the owner is about to enter', async () => {
    const email = 'rosa@aldgate.example';
    await world.identity.register(await form(email), TEST_ORIGIN);
    const pin = await world.mail.takePin(email);
    world.advance(60_000);
    await world.identity.register(await form(email), TEST_ORIGIN);
    expect(await verify(email, pin)).toEqual({ kind: 'verified' });
  });

  test('by a stranger with the address of somebody else never lets the stranger’s password in', async () => {
    const email = 'olga@aldgate.example';
    const stranger = 'a phrase of a stranger';
    await world.identity.register({ ...(await form(email)), password: stranger }, TEST_ORIGIN);
    const pin = await world.mail.takePin(email);
    // The owner registers too and enters the mailed code with their own password.
    await world.identity.register(await form(email), TEST_ORIGIN);
    expect(await verify(email, pin)).toMatchObject({ kind: 'pin-refused', code: 'pin-wrong' });
    expect(await signIn(email, stranger)).toMatchObject({ needsVerification: true });
    // The sign-in has a code of its own, which must not be taken for the next one.
    await world.mail.takePin(email);
    world.advance(11 * 60_000);
    await world.identity.register(await form(email), TEST_ORIGIN);
    expect(await verify(email, await world.mail.takePin(email))).toEqual({ kind: 'verified' });
    expect(await signIn(email)).toMatchObject({ kind: 'signed-in' });
    expect(await signIn(email, stranger)).toMatchObject({ code: 'invalid-credentials' });
  });

  test('at the same time with one email makes one user', async () => {
    const forms = await Promise.all([1, 2, 3].map(() => form('race@aldgate.example')));
    const outcomes = await Promise.all(forms.map((one) => world.identity.register(one, TEST_ORIGIN)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['registered']));
    const rows = await world.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'race@aldgate.example')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('control characters do not get into the database', async () => {
    const odd = { ...(await form('odd@aldgate.example')), name: 'Od\u0000d\nName' };
    expect(await world.identity.register(odd, TEST_ORIGIN)).toMatchObject({ kind: 'registered' });
    const { users } = await world.identity.administration.listUsers({ search: 'odd@', limit: 10, offset: 0 });
    expect(users.map(({ name }) => name)).toEqual(['Od d Name']);
  });
});

describe('registering for FIX', () => {
  test('keeps the CompIDs and the contact for the administrator', async () => {
    const fix = {
      sender_comp_id: 'ALDGATE',
      target_comp_id: 'MERIDIAN',
      contact_name: 'Carl',
      contact_phone: '+44 20 5550 1234',
    };
    const outcome = await world.identity.registerFix({ ...(await form('fix@aldgate.example')), ...fix }, TEST_ORIGIN);
    expect(outcome).toMatchObject({ kind: 'registered' });
    const { users } = await world.identity.administration.listUsers({ search: 'fix@', limit: 10, offset: 0 });
    expect(users).toMatchObject([{ is_fix_user: true, fix_registration: fix, needs_verification: true }]);
  });

  test('says what is wrong with them', async () => {
    const fix = { sender_comp_id: 'A B', target_comp_id: 'A B', contact_name: 'Carl', contact_phone: 'x' };
    const outcome = await world.identity.registerFix({ ...(await form('fix2@aldgate.example')), ...fix }, TEST_ORIGIN);
    expect(outcome).toMatchObject({
      kind: 'invalid',
      fields: { sender_comp_id: expect.any(String), contact_phone: expect.any(String) },
    });
  });
});
