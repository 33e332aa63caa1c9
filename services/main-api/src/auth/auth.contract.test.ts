import { VERIFICATION_LIMIT_EXPIRED, VERIFICATION_TIME_EXPIRED } from '@meridian/domain/verification';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const NEWCOMER = 'newcomer@meridian.local';
const PASSWORD = 'meridian-demo';

beforeEach(async () => {
  api.advance(61 * 60_000);
  await api.database.db
    .updateTable('app_user')
    .set({ needs_verification: true })
    .where('email', '=', NEWCOMER)
    .execute();
});

function login(email_id: string, password: string, ip?: string, captcha?: string) {
  const body = { email_id, password, ...(captcha === undefined ? {} : { captcha }) };
  return api.ask('POST', '/auth/login', { body, ...(ip === undefined ? {} : { ip }) });
}

function verifyPin(pin: string, purpose: string, token?: string, email_id = NEWCOMER) {
  return api.ask('POST', '/auth/verify_pin', { body: { email_id, pin, purpose }, token });
}

describe('POST /auth/login', () => {
  test('answers a token, the user and no secret', async () => {
    const { status, body, headers } = await login('trader@meridian.local', PASSWORD);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['token', 'needs_verification', 'user']);
    expect(body).toMatchObject({
      needs_verification: false,
      user: { email_id: 'trader@meridian.local', is_admin: false },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a wrong password and an unknown email get the same answer, down to the headers', async () => {
    const known = await login('trader@meridian.local', 'wrong', '198.51.100.10');
    const unknown = await login('nobody@meridian.local', 'wrong', '198.51.100.11');
    expect(known.status).toBe(401);
    expect(known.body).toEqual({
      error: 'Unauthorized',
      message: 'The email or the password is wrong.',
      code: 'invalid-credentials',
    });
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  test('asks for a captcha after three failures and takes one that was solved over HTTP', async () => {
    const ip = '198.51.100.20';
    for (let tries = 0; tries < 3; tries += 1) await login('admin@meridian.local', 'wrong', ip);
    const asked = await login('admin@meridian.local', PASSWORD, ip);
    expect(asked).toMatchObject({ status: 400, body: { code: 'captcha-required' } });
    const solved = await login('admin@meridian.local', PASSWORD, ip, await api.solvedCaptcha());
    expect(solved.status).toBe(200);
  });

  test('locks out one address only, and says for how long', async () => {
    const [email, attacker, owner] = ['viewer@meridian.local', '198.51.100.30', '198.51.100.31'];
    for (let tries = 0; tries < 10; tries += 1) await login(email, 'wrong', attacker, await api.captcha());
    const locked = await login(email, PASSWORD, attacker, await api.captcha());
    expect(locked).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
    expect(locked.headers.get('retry-after')).toBe('900');
    expect((await login(email, PASSWORD, owner, await api.captcha())).status).toBe(200);
  });

  test.each([
    ['no body', undefined],
    ['no password', { email_id: 'a@b.co' }],
    ['a number for a password', { email_id: 'a@b.co', password: 1 }],
    ['an endless password', { email_id: 'a@b.co', password: 'x'.repeat(300) }],
    ['an endless email', { email_id: 'x'.repeat(300), password: 'x' }],
  ])('refuses %s with a problem', async (_what, body) => {
    const answer = await api.ask('POST', '/auth/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });
});

describe('POST /auth/verify_pin for a sign-in', () => {
  test('turns the waiting token into a full one', async () => {
    const { body } = await login(NEWCOMER, PASSWORD);
    expect(body).toMatchObject({ needs_verification: true, pin_expires_in: 600 });
    const waiting = String(body['token']);
    const information = `/user/get_user_information?email=${NEWCOMER}`;
    const early = await api.ask('GET', information, { token: waiting });
    expect(early).toMatchObject({ status: 401, body: { code: 'needs-verification' } });
    const verified = await verifyPin(await api.mail.takePin(NEWCOMER), 'login', waiting);
    expect(verified).toMatchObject({ status: 200, body: { user: { email_id: NEWCOMER } } });
    expect((await api.ask('GET', information, { token: String(verified.body['token']) })).status).toBe(200);
    expect((await api.ask('GET', information, { token: waiting })).status).toBe(401);
  });

  test('a wrong pin has its text in error; the fifth says that the limit is expired', async () => {
    const { body } = await login(NEWCOMER, PASSWORD);
    const pin = await api.mail.takePin(NEWCOMER);
    const wrong = pin === '111111' ? '222222' : '111111';
    const errors: unknown[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await verifyPin(wrong, 'login', String(body['token']));
      expect(answer.status).toBe(400);
      errors.push(answer.body['error']);
    }
    expect(errors[0]).toBe('The code is wrong. 4 tries are left.');
    expect(errors[4]).toBe(VERIFICATION_LIMIT_EXPIRED);
  });

  test('after ten minutes says that the time is expired', async () => {
    const { body } = await login(NEWCOMER, PASSWORD);
    const pin = await api.mail.takePin(NEWCOMER);
    api.advance(10 * 60_000);
    const answer = await verifyPin(pin, 'login', String(body['token']));
    expect(answer).toMatchObject({ status: 400, body: { error: VERIFICATION_TIME_EXPIRED, code: 'pin-time-expired' } });
  });

  test('without the waiting token is not signed in', async () => {
    expect(await verifyPin('123456', 'login')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', error: 'Sign in first.' },
    });
  });
});

describe('a forgotten password', () => {
  test('is reset by email, pin and a new password', async () => {
    const email_id = 'trader@meridian.local';
    const token = await api.tokenOf('trader');
    const asked = await api.ask('POST', '/auth/verify_email', {
      body: { email_id, purpose: 'reset', captcha: await api.solvedCaptcha() },
    });
    expect(asked).toMatchObject({ status: 202, body: { pin_expires_in: 600 } });
    const granted = await verifyPin(await api.mail.takePin(email_id), 'reset', undefined, email_id);
    const reset_token = granted.body['reset_token'];
    const reset = (password: string) =>
      api.ask('POST', '/auth/reset-password', { body: { email_id, reset_token, password } });
    expect(await reset('short')).toMatchObject({ status: 400, body: { code: 'weak-password' } });
    expect((await reset('a new and longer phrase')).status).toBe(200);
    expect(await reset('a new and longer phrase')).toMatchObject({ body: { error: VERIFICATION_TIME_EXPIRED } });
    expect((await api.ask('POST', '/auth/logout', { token })).status).toBe(401);
    expect((await login(email_id, PASSWORD, '198.51.100.40')).status).toBe(401);
    expect((await login(email_id, 'a new and longer phrase', '198.51.100.40')).status).toBe(200);
  });

  test('gives the same response for an unknown email', async () => {
    const answers = [];
    for (const email_id of ['viewer@meridian.local', 'ghost@meridian.local']) {
      const body = { email_id, purpose: 'reset', captcha: await api.captcha() };
      const asked = await api.ask('POST', '/auth/verify_email', { body });
      const tried = await verifyPin('000000', 'reset', undefined, email_id);
      answers.push([asked.status, asked.body, tried.status, tried.body]);
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  test('takes no work and no secret from whoever asks', async () => {
    const sent: unknown = JSON.parse(Buffer.from(await api.captcha(), 'base64').toString());
    const { challenge, solution } = sent as { challenge: { parameters: object; signature: string }; solution: object };
    for (const ordered of [{ keyLength: 120_000_000 }, { cost: 2_147_483_647 }]) {
      const parameters = { ...challenge.parameters, ...ordered };
      const secrets = { hmacSignatureSecret: 'mine', hmacKeySignatureSecret: 'mine' };
      const forged = { challenge: { ...challenge, parameters }, solution, ...secrets };
      const captcha = Buffer.from(JSON.stringify(forged)).toString('base64');
      const answer = await api.ask('POST', '/auth/verify_email', {
        body: { email_id: NEWCOMER, purpose: 'reset', captcha },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'captcha-wrong' } });
    }
  });

  test('needs a captcha', async () => {
    const answer = await api.ask('POST', '/auth/verify_email', { body: { email_id: NEWCOMER, purpose: 'reset' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'captcha-required' } });
  });
});

describe('POST /auth/logout', () => {
  test('ends this session, with or without a body', async () => {
    for (const options of [{}, { body: {} }]) {
      const token = await api.tokenOf('admin');
      const answer = await api.ask('POST', '/auth/logout', { ...options, token });
      expect(answer).toMatchObject({ status: 200, body: { ended_sessions: 1 } });
      expect((await api.ask('POST', '/auth/logout', { token })).status).toBe(401);
    }
  });

  test('everywhere ends all sessions, but not before the pin is entered', async () => {
    const [one, other] = [await api.tokenOf('admin'), await api.tokenOf('admin')];
    const answer = await api.ask('POST', '/auth/logout', { body: { everywhere: true }, token: one });
    expect(Number(answer.body['ended_sessions'])).toBeGreaterThanOrEqual(2);
    expect((await api.ask('POST', '/auth/logout', { token: other })).status).toBe(401);
    const waiting = [await api.tokenOf('newcomer'), await api.tokenOf('newcomer')];
    const partly = await api.ask('POST', '/auth/logout', { body: { everywhere: true }, token: waiting[0] });
    expect(partly).toMatchObject({ status: 200, body: { ended_sessions: 1 } });
  });
});
