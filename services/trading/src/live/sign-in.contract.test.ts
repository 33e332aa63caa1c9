import { TOO_MANY_CONNECTIONS } from '@meridian/domain/login-error';
import { createCredentialLimits } from '@meridian/service-kit/rate-limit';
import { afterEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk, testUser } from './testing.ts';

let desk: Desk;

afterEach(() => desk.stop());

const LOGIN = { version: 1, email_id: 'trader@desk.example', password: 'right-password' };
const WRONG = { ...LOGIN, password: 'wrong' };
const bySession = (token: string) => ({ version: 1, id_of_session_to_duplicate: token });

describe('signing in', () => {
  it('[LS11] by password', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    const answer = await client.login();
    expect(answer).toMatchObject({ version: 1, user: testUser(), server_time_zone: 'America/New_York' });
    expect(answer.notification_id).toMatch(/^[\w-]{6}$/u);
    expect(desk.identity.sessions.has(answer.session_id)).toBe(true);
    expect(desk.identity.signIns[0]).toMatchObject({ kind: 'trading', origin: { ip: '127.0.0.1' } });
  });

  it('[LS11] by a main service token', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    const main_token = `main-token-of-${LOGIN.email_id}`;
    client.send('login', { version: 1, email_id: LOGIN.email_id, main_token });
    expect(await client.next('login_ok')).toMatchObject({ user: { id: 1 } });
  });

  it('[LS12] is refused in the same words for an unknown email and a wrong password, and may try again', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    client.send('login', WRONG);
    client.send('login', { ...LOGIN, email_id: 'nobody@desk.example' });
    const first = await client.next('login_failed');
    expect(first).toMatchObject({ needs_verification: false, captcha_required: false });
    expect(await client.next('login_failed')).toEqual(first);
    await client.login();
  });

  it('[LS12] without any proof is a bad payload', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    client.send('login', { version: 1, email_id: LOGIN.email_id });
    expect(await client.next('result')).toMatchObject({ ok: false, code: 'bad-payload' });
    expect(desk.identity.signIns).toHaveLength(0);
  });

  it('[LS12] says that a pin is owed, and keeps no session for it', async () => {
    desk = await startDesk();
    desk.identity.needsVerification = true;
    const client = await desk.connect();
    client.send('login', LOGIN);
    expect(await client.next('login_failed')).toMatchObject({ needs_verification: true });
    client.send('login', WRONG);
    await client.next('login_failed');
    expect(desk.identity.sessions.size).toBe(0);
  });

  it('[LS12] while identity is away is refused, not an end', async () => {
    desk = await startDesk();
    desk.identity.isAway = true;
    const client = await desk.connect();
    client.send('login', LOGIN);
    expect(await client.next('login_failed')).toMatchObject({ error_reason: expect.stringContaining('try again') });
    desk.identity.isAway = false;
    await client.login();
  });

  it('[LS13] too often from one address is refused before any password is looked at', async () => {
    desk = await startDesk({ credentialLimits: createCredentialLimits({ nowMs: Date.now, perAddress: 3 }) });
    const first = await desk.connect();
    for (let attempt = 0; attempt < 3; attempt += 1) first.send('login', WRONG);
    for (let attempt = 0; attempt < 3; attempt += 1) await first.next('login_failed');
    const second = await desk.connect();
    second.send('login', LOGIN);
    expect(await second.next('login_failed')).toMatchObject({
      error_reason: expect.stringMatching(/Too many attempts/u),
    });
    expect(desk.identity.signIns).toHaveLength(3);
    second.send('login', { version: 1, email_id: LOGIN.email_id, main_token: `main-token-of-${LOGIN.email_id}` });
    await second.next('login_ok');
  });

  it('[LS14] beyond the allowed connections is refused in exactly these words, by password and by session', async () => {
    desk = await startDesk();
    desk.identity.maxConnections = 2;
    const first = await desk.connect();
    const { session_id } = await first.login();
    const second = await desk.connect();
    second.send('login_by_session', bySession(session_id));
    await second.next('login_ok');
    const third = await desk.connect();
    third.send('login', LOGIN);
    expect(await third.next('login_failed')).toMatchObject({
      error_reason: 'User exceeded allowed number of connections.',
      needs_verification: false,
    });
    third.send('login_by_session', bySession(session_id));
    expect((await third.next('login_failed')).error_reason).toBe(TOO_MANY_CONNECTIONS);
    expect(desk.identity.endings).toEqual(['session-2']);
    second.socket.close();
    await second.closed;
    third.send('login_by_session', bySession(session_id));
    await third.next('login_ok');
  });

  it('[LS14] two at once for the last place: one gets it', async () => {
    desk = await startDesk();
    desk.identity.maxConnections = 1;
    const clients = await Promise.all([desk.connect(), desk.connect(), desk.connect()]);
    for (const client of clients) client.send('login', LOGIN);
    const answers = await Promise.all(clients.map((client) => client.nextFrame()));
    expect(answers.map(({ type }) => type).sort()).toEqual(['login_failed', 'login_failed', 'login_ok']);
    expect(desk.identity.sessions.size).toBe(1);
  });

  it('[LS16] by session: the same session, another notification id', async () => {
    desk = await startDesk();
    const first = await (await desk.connect()).login();
    const client = await desk.connect();
    client.send('login_by_session', bySession(first.session_id));
    const second = await client.next('login_ok');
    expect(second.session_id).toBe(first.session_id);
    expect(second.notification_id).not.toBe(first.notification_id);
    expect(desk.identity.sessions.size).toBe(1);
  });

  it('[LS16] by a session that is gone ends with session_error and its close code', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    client.send('login_by_session', bySession('a-session-that-never-was'));
    expect(await client.next('session_error')).toMatchObject({ code: 'session-ended' });
    expect(await client.closed).toMatchObject({ code: 4001 });
  });

  it('[LS16] by session while identity is away closes so that the client comes back', async () => {
    desk = await startDesk();
    const { session_id } = await (await desk.connect()).login();
    desk.identity.isAway = true;
    const client = await desk.connect();
    client.send('login_by_session', bySession(session_id));
    expect(await client.closed).toMatchObject({ code: 1011 });
  });

  it('[LS19] a session revoked while it was being looked up does not slip in', async () => {
    desk = await startDesk();
    const first = await desk.connect();
    const { session_id } = await first.login();
    const client = await desk.connect();
    desk.identity.during = async () => {
      desk.identity.during = () => undefined;
      await desk.identity.revoke('session-1', 'Revoked.');
    };
    client.send('login_by_session', bySession(session_id));
    expect(await client.next('session_error')).toMatchObject({ code: 'session-ended' });
  });

  it.each(['login', 'login_by_session'])('[LS6] %s with another version is told to reload', async (type) => {
    desk = await startDesk();
    const client = await desk.connect();
    client.send(type, { ...LOGIN, ...bySession('a-session-that-never-was'), version: 2 });
    expect(await client.next('session_error')).toMatchObject({ code: 'version-mismatch' });
    expect(await client.closed).toMatchObject({ code: 4001 });
  });

  it('[LS10] a stranger has a limited time, started again by each answer', async () => {
    desk = await startDesk({ limits: { loginTimeoutMs: 150 } });
    const client = await desk.connect();
    client.send('login', WRONG);
    await client.next('login_failed');
    expect(await client.next('session_error')).toMatchObject({ code: 'login-timeout' });
    expect(await client.closed).toMatchObject({ code: 4001 });
  });

  it.each([
    ['subscribe', { id: 's', topic: 'status', params: {} }],
    ['unsubscribe', { id: 's' }],
    ['command', { id: 'c', name: 'progress.stop', args: {} }],
    ['logout', {}],
  ])('[LS17] %s before signing in ends the connection', async (type, payload) => {
    desk = await startDesk();
    const client = await desk.connect();
    client.send(type, payload);
    expect(await client.next('session_error')).toMatchObject({ code: 'not-signed-in' });
  });

  it('[LS17] a second login on one connection changes nothing', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    await client.login();
    client.send('login', LOGIN);
    expect(await client.next('result')).toMatchObject({ id: null, code: 'already-signed-in' });
    await client.settle();
  });
});

describe('signing out', () => {
  it('[LS18] ends the session: this page hears that it was meant, the others that it is over', async () => {
    desk = await startDesk();
    const page = await desk.connect();
    const { session_id } = await page.login();
    const other = await desk.connect();
    other.send('login_by_session', bySession(session_id));
    await other.next('login_ok');
    page.send('logout', {});
    await page.next('logged_out');
    expect(await page.closed).toMatchObject({ code: 1000 });
    expect(await other.next('session_error')).toMatchObject({ code: 'session-ended' });
    expect(desk.identity.sessions.size).toBe(0);
  });

  it('[LS18] that failed says so and leaves the session', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    await client.login();
    desk.identity.isAway = true;
    client.send('logout', {});
    expect(await client.next('result')).toMatchObject({ code: 'logout-failed', message: 'Something went wrong!' });
    await client.settle();
  });
});

describe('registration', () => {
  const REGISTRATION = {
    id: 'r1',
    name: 'New',
    email_id: 'new@desk.example',
    short_name: 'NW',
    password: 'secret',
    organisation: 'Desk',
    captcha: 'proof',
  };
  const FIX = { sender_comp_id: 'S', target_comp_id: 'T', contact_name: 'C', contact_phone: '1' };

  it.each([
    ['register', REGISTRATION],
    ['register_fix', { ...REGISTRATION, ...FIX }],
  ])('[LS21] %s needs no session', async (type, payload) => {
    desk = await startDesk();
    const client = await desk.connect();
    client.send(type, payload);
    expect(await client.next('result')).toEqual({
      id: 'r1',
      ok: true,
      message: 'Check your mail.',
      data: { pin_expires_in: 600 },
    });
  });

  it('[LS21] answers with the fields that were wrong, a refusal, or too many attempts', async () => {
    desk = await startDesk({ credentialLimits: createCredentialLimits({ nowMs: Date.now, perAddress: 2 }) });
    const client = await desk.connect();
    desk.identity.registration = { kind: 'invalid', message: 'No.', fields: { name: 'Too odd' } };
    client.send('register', REGISTRATION);
    expect(await client.next('result')).toMatchObject({ code: 'invalid', data: { fields: { name: 'Too odd' } } });
    desk.identity.registration = { kind: 'refused', code: 'captcha-wrong', message: 'Again.' };
    client.send('register', REGISTRATION);
    expect(await client.next('result')).toMatchObject({ code: 'captcha-wrong', message: 'Again.' });
    client.send('register', REGISTRATION);
    expect(await client.next('result')).toMatchObject({ code: 'too-many-attempts' });
  });

  it('[LS21] that fails inside is answered, and the connection goes on', async () => {
    desk = await startDesk();
    desk.identity.isAway = true;
    const client = await desk.connect();
    client.send('register', REGISTRATION);
    expect(await client.next('result')).toMatchObject({ id: 'r1', code: 'internal' });
  });
});
