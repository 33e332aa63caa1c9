import { describe, expect, it } from 'vitest';
import { aUser } from '../lib/a-user.fixture.ts';
import { aProblem, aToken, goodAnswers, setUpSession, settle, signedInLive } from './session.fixture.ts';

const credentials = { emailId: 'r.okafor@desk.example', password: 'secret', keepSignedIn: true, captcha: null };

describe('signing in', () => {
  it('enters all three services and stores their tokens', async () => {
    const { session, auth, stored, calls } = setUpSession();
    expect(await session.signIn(credentials)).toEqual({ kind: 'signed-in' });
    await settle();
    expect(auth()).toMatchObject({
      isLogin: true,
      isNodeLogin: true,
      isPythonLogin: true,
      isMarketImpactPermit: true,
      session_id: 'live-session',
      notification_id: 'abcdef',
      cppAuthFailed: false,
      error_msg: null,
      user: { email_id: 'r.okafor@desk.example' },
      nodeUser: { email_id: 'r.okafor@desk.example', token: aToken() },
      accounts: [{ account: 'ALPHA' }],
      powerSearchAccounts: [{ account: 'ALPHA' }],
    });
    expect(stored()).toEqual({
      node_auth_token: aToken(),
      python_token: 'python-token',
      session_id: 'live-session',
      notification_id: 'abcdef',
      is_login: 'true',
    });
    expect(calls).not.toContain('live session');
  });

  it('signs in to live data while the user is read', async () => {
    const user = aUser();
    const read = 'GET /main/user/get_user_information';
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { session, auth } = setUpSession({
      user,
      // It would wait for ever if live data came after it.
      answers: { [read]: () => asked.then(() => goodAnswers(user)[read]?.() ?? aProblem(500)) },
      live: {
        signInWithToken: async () => {
          ask();
          return signedInLive();
        },
      },
    });
    expect(await session.signIn(credentials)).toEqual({ kind: 'signed-in' });
    await settle();
    expect(auth()).toMatchObject({ isLogin: true, session_id: 'live-session' });
  });

  it('waits for a pin when one is owed, and stores the email and the token', async () => {
    const { session, auth, stored } = setUpSession({
      answers: {
        'POST /main/auth/login': () =>
          Response.json({ token: 'pin-only', needs_verification: true, user: aUser(), pin_expires_in: 600 }),
      },
    });
    expect(await session.signIn(credentials)).toEqual({ kind: 'verification-owed' });
    expect(auth()).toMatchObject({ isLogin: false, isNodeLogin: false, emailId: credentials.emailId });
    expect(session.store.getState().pinExpiresAtMs).toBe(1_600_000);
    expect(stored()).toEqual({ node_auth_token: 'pin-only', email_id: credentials.emailId });
  });

  it.each([
    ['captcha-required', 'captcha-required'],
    ['captcha-wrong', 'captcha-required'],
    ['invalid-credentials', 'failed'],
  ])('answers a refusal with code %s as %s', async (code, kind) => {
    const { session, auth, stored } = setUpSession({
      answers: { 'POST /main/auth/login': () => aProblem(401, { code, message: 'Why not.' }) },
    });
    expect(await session.signIn(credentials)).toEqual({ kind, message: 'Why not.' });
    expect(auth().isLogin).toBe(false);
    expect(stored()).toEqual({});
  });

  it('logs out of both backends and says why when the user cannot be read', async () => {
    const { session, auth, stored, calls } = setUpSession({
      answers: { 'GET /main/user/get_user_information': () => aProblem(500, { message: 'Broken.' }) },
    });
    expect(await session.signIn(credentials)).toEqual({ kind: 'failed', message: 'Internal Server Error' });
    expect(calls).toContain('POST /main/auth/logout');
    expect(calls).toContain('live logout');
    expect(auth()).toMatchObject({ isLogin: false, nodeAuthToken: null, error_msg: 'Internal Server Error' });
    expect(stored()).toEqual({});
  });
});

describe('the other two services', () => {
  it('do not count too many connections as a failed identity', async () => {
    const reason = 'User exceeded allowed number of connections.';
    const { session, auth } = setUpSession({
      live: { signInWithToken: async () => ({ kind: 'refused', error_reason: reason }) },
    });
    await session.signIn(credentials);
    await settle();
    expect(auth()).toMatchObject({ isLogin: true, user: null, cppAuthFailed: false, error_msg: reason });
  });

  it('mark the live identity as failed for any other reason, and block nothing', async () => {
    const { session, auth } = setUpSession({
      live: { signInWithToken: async () => ({ kind: 'refused', error_reason: 'Not today.' }) },
    });
    expect(await session.signIn(credentials)).toEqual({ kind: 'signed-in' });
    await settle();
    expect(auth()).toMatchObject({ isLogin: true, cppAuthFailed: true, isPythonLogin: true });
  });

  it('leave market impact denied after a 403', async () => {
    const { session, auth } = setUpSession({ answers: { 'GET /mi/api/supported-symbols/': () => aProblem(403) } });
    await session.signIn(credentials);
    await settle();
    expect(auth()).toMatchObject({ isPythonLogin: true, isMarketImpactPermit: false });
  });

  it('are not asked for market intelligence without the permit', async () => {
    const { session, auth, calls } = setUpSession({ user: aUser() });
    await session.signIn(credentials);
    await settle();
    expect(auth().isPythonLogin).toBe(false);
    expect(calls.filter((call) => call.includes('/mi/'))).toEqual([]);
  });

  it('may fail on their own', async () => {
    const { session, auth } = setUpSession({ answers: { 'POST /mi/auth/token/login/': () => aProblem(500) } });
    await session.signIn(credentials);
    await settle();
    expect(auth()).toMatchObject({ isLogin: true, isPythonLogin: false, pythonToken: null });
  });
});

describe('a session that was stored', () => {
  const stored = {
    node_auth_token: aToken(),
    python_token: 'old-python-token',
    session_id: 'old-session',
    notification_id: 'zzzzzz',
    is_login: 'true',
  };

  it('comes back by its live session and its tokens', async () => {
    const { session, auth, calls } = setUpSession({ stored });
    await session.restore();
    await settle();
    expect(auth()).toMatchObject({ isLogin: true, session_id: 'live-session', pythonToken: 'old-python-token' });
    expect(calls).toContain('live session');
    expect(calls).not.toContain('live token');
    expect(calls).not.toContain('POST /mi/auth/token/login/');
  });

  it('falls back to the main token when the live session is gone, and signs in again to market intelligence', async () => {
    let asked = 0;
    const { session, auth, calls } = setUpSession({
      stored,
      live: { signInBySession: async () => ({ kind: 'refused', error_reason: 'It has ended.' }) },
      answers: {
        'GET /mi/api/supported-symbols/': () => {
          asked += 1;
          return asked === 1 ? aProblem(401) : Response.json([]);
        },
      },
    });
    await session.restore();
    await settle();
    expect(calls).toContain('live token');
    expect(auth()).toMatchObject({ cppAuthFailed: false, pythonToken: 'python-token', isMarketImpactPermit: true });
  });

  it('ends at once when the main service no longer knows it', async () => {
    const {
      session,
      auth,
      stored: left,
    } = setUpSession({
      stored,
      answers: { 'GET /main/user/get_user_information': () => aProblem(401, { message: 'Sign in first.' }) },
    });
    await session.restore();
    expect(auth().isLogin).toBe(false);
    expect(session.store.getState().notice?.text).toBe('Sign in first.');
    expect(left()).toEqual({});
  });

  it('waits for the pin that it owed before the reload, and counts on', async () => {
    const { session, auth } = setUpSession({
      stored: { node_auth_token: 'pin-only', email_id: 'r.okafor@desk.example' },
      tabStored: { pin_expires_at_ms: '1600000' },
    });
    await session.restore();
    expect(auth()).toMatchObject({ emailId: 'r.okafor@desk.example', nodeAuthToken: 'pin-only', isLogin: false });
    expect(session.store.getState()).toMatchObject({ pinExpiresAtMs: 1_600_000, isRestoring: false });
  });

  it.each([
    ['nothing', {}],
    ['a flag without a token', { is_login: 'true' }],
    ['a token that is none', { is_login: 'true', node_auth_token: 'nonsense' }],
    ['a token without the flag', { node_auth_token: aToken() }],
  ])('is none with %s', async (_name, left) => {
    const { session, calls, auth } = setUpSession({ stored: left });
    await session.restore();
    expect(calls).toEqual([]);
    expect(auth().isLogin).toBe(false);
    expect(session.store.getState().isRestoring).toBe(false);
  });
});
