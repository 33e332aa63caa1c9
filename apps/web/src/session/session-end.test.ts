import { describe, expect, it } from 'vitest';
import { aUser } from '../lib/a-user.fixture.ts';
import { aProblem, aToken, setUpSession, settle, signedInLive } from './session.fixture.ts';

const credentials = { emailId: 'r.okafor@desk.example', password: 'secret', keepSignedIn: true, captcha: null };
const LIMIT = 'Verification limit is expired try to login one more time';
const TIME = 'Verification time is expired try to login one more time';
const owed = { node_auth_token: 'pin-only', email_id: 'r.okafor@desk.example' };

async function signedIn(setup: Parameters<typeof setUpSession>[0] = {}) {
  const made = setUpSession(setup);
  await made.session.signIn(credentials);
  await settle();
  return made;
}

describe('the pin', () => {
  it('signs in and removes the stored email', async () => {
    const { session, auth, stored } = setUpSession({ stored: owed });
    await session.restore();
    expect(await session.verifyPin('419027')).toEqual({ kind: 'signed-in' });
    await settle();
    expect(auth()).toMatchObject({ isLogin: true, emailId: null });
    expect(stored()).toMatchObject({ is_login: 'true', node_auth_token: aToken() });
    expect(stored()).not.toHaveProperty('email_id');
  });

  it('takes its error from the field error and lets its owner try again', async () => {
    const { session, auth } = setUpSession({
      stored: owed,
      answers: { 'POST /main/auth/verify_pin': () => aProblem(400, { error: 'The code is wrong.', message: 'x' }) },
    });
    await session.restore();
    expect(await session.verifyPin('000000')).toEqual({ kind: 'failed', message: 'The code is wrong.' });
    expect(auth().emailId).toBe('r.okafor@desk.example');
  });

  it.each([LIMIT, TIME])('clears the whole session after "%s"', async (error) => {
    const { session, auth, stored } = setUpSession({
      stored: owed,
      answers: { 'POST /main/auth/verify_pin': () => aProblem(400, { error }) },
    });
    await session.restore();
    expect(await session.verifyPin('000000')).toEqual({ kind: 'expired', message: error });
    expect(auth()).toMatchObject({ emailId: null, nodeAuthToken: null, error_msg: error });
    expect(session.store.getState().notice).toEqual({ tone: 'error', text: error });
    expect(stored()).toEqual({});
  });

  it('can be sent again, and be given up', async () => {
    const { session, auth, stored } = setUpSession({ stored: owed });
    await session.restore();
    expect(await session.sendPinAgain()).toEqual({ kind: 'sent', message: 'Sent.' });
    expect(session.store.getState().pinExpiresAtMs).toBe(1_600_000);
    session.abandonVerification();
    expect(auth().emailId).toBeNull();
    expect(stored()).toEqual({});
  });
});

describe('logging out', () => {
  it('ends every service and clears session, tokens and flags', async () => {
    const { session, auth, stored, calls } = await signedIn();
    await session.logOut();
    expect(calls).toEqual(
      expect.arrayContaining(['POST /main/auth/logout', 'POST /mi/auth/token/logout/', 'live logout']),
    );
    expect(auth()).toMatchObject({ isLogin: false, user: null, nodeAuthToken: null, pythonToken: null });
    expect(session.store.getState().notice).toBeNull();
    expect(stored()).toEqual({});
  });

  it('tells other tabs before it asks the services', async () => {
    const { session, stored } = await signedIn();
    const leaving = session.logOut();
    expect(stored()).toEqual({});
    await leaving;
  });

  it('clears everything even when it fails, and says so', async () => {
    const { session, auth, stored } = await signedIn({ answers: { 'POST /main/auth/logout': () => aProblem(500) } });
    await session.logOut();
    expect(session.store.getState().notice).toEqual({ tone: 'error', text: 'Something went wrong!' });
    expect(auth().isLogin).toBe(false);
    expect(stored()).toEqual({});
  });

  it('leaves alone what another tab has stored meanwhile', async () => {
    const { session, storage, stored, auth } = await signedIn();
    storage.set('node_auth_token', aToken('someone@else.example', '2'));
    await session.logOut();
    expect(auth().isLogin).toBe(false);
    expect(stored()).toMatchObject({ node_auth_token: aToken('someone@else.example', '2'), is_login: 'true' });
  });
});

describe('what the services do by themselves', () => {
  it('ends the session when the main service refuses its token', async () => {
    const { session, auth } = await signedIn();
    session.tokenRefused('another token');
    expect(auth().isLogin).toBe(true);
    session.tokenRefused(aToken());
    expect(auth().isLogin).toBe(false);
    expect(session.store.getState().notice?.tone).toBe('warning');
  });

  it('ends the session when the live socket says so', async () => {
    const { session, auth, events, calls } = await signedIn();
    events()?.onEnded('An administrator ended your session.');
    expect(auth().isLogin).toBe(false);
    expect(calls).toContain('POST /main/auth/logout');
    expect(session.store.getState().notice?.text).toBe('An administrator ended your session.');
  });

  it('says nothing about a session that another tab is logging out of', async () => {
    const { session, auth, events, calls, storage } = await signedIn();
    storage.remove('is_login');
    storage.remove('node_auth_token');
    events()?.onEnded('You signed out on another page.');
    expect(auth().isLogin).toBe(false);
    expect(session.store.getState().notice).toBeNull();
    expect(calls).not.toContain('POST /main/auth/logout');
  });

  it('signs in to the live socket again when asked to after a refusal', async () => {
    let isFull = true;
    const { session, auth } = await signedIn({
      live: {
        signInWithToken: async () => (isFull ? { kind: 'refused', error_reason: 'Full.' } : signedInLive()),
      },
    });
    expect(auth()).toMatchObject({ user: null, error_msg: 'Full.' });
    isFull = false;
    session.retryLive();
    await settle();
    expect(auth()).toMatchObject({ session_id: 'live-session', error_msg: null, cppAuthFailed: false });
  });

  it('follows changed permissions, and enters market intelligence once that is permitted', async () => {
    const { auth, events, calls } = await signedIn({ user: aUser() });
    const login = signedInLive(aUser({ python_permit: true, are_actions_permitted: true, is_admin: true }));
    if (login.kind === 'signed-in') events()?.onIdentity(login.identity);
    await settle();
    expect(auth()).toMatchObject({
      areActionsPermitted: true,
      areGlobalAutoTradePermitted: true,
      pythonPermit: true,
      isPythonLogin: true,
    });
    expect(calls).toContain('POST /mi/auth/token/login/');
  });

  it('asks nothing again when a reconnect brings the same permissions', async () => {
    const { auth, events, calls, user } = await signedIn();
    const before = calls.length;
    const login = signedInLive(user);
    if (login.kind === 'signed-in') events()?.onIdentity({ ...login.identity, notification_id: 'ghijkl' });
    await settle();
    expect(auth().notification_id).toBe('ghijkl');
    expect(calls).toHaveLength(before);
  });
});
