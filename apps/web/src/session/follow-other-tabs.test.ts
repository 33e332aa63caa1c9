import { describe, expect, it } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.ts';
import { setUpSession, settle } from './session.fixture.ts';

const credentials = { emailId: 'r.okafor@desk.example', password: 'secret', keepSignedIn: true, captcha: null };

function setUp(stored?: Readonly<Record<string, string>>) {
  const made = setUpSession(stored === undefined ? {} : { stored });
  const done: string[] = [];
  let listener: ((event: StorageEvent) => void) | null = null;
  followOtherTabs({
    window: {
      addEventListener: (_type: string, added: unknown) => {
        listener = added as (event: StorageEvent) => void;
      },
      removeEventListener: () => undefined,
    },
    session: made.session,
    storage: made.storage,
    goTo: (path) => done.push(path),
    reload: () => done.push('reload'),
  });
  const happens = (key: string | null) => listener?.({ key } as StorageEvent);
  return { ...made, done, happens };
}

describe('following other tabs', () => {
  it('goes to the sign-in page when storage was cleared', async () => {
    const { session, storage, happens, done, auth } = setUp();
    await session.signIn(credentials);
    await settle();
    for (const key of ['is_login', 'node_auth_token', 'python_token', 'session_id', 'notification_id']) {
      storage.remove(key);
    }
    happens(null);
    expect(done).toEqual(['/login']);
    expect(auth()).toMatchObject({ isLogin: false, nodeAuthToken: null });
  });

  it('reloads when another tab signed in', () => {
    const { storage, happens, done } = setUp();
    storage.set('is_login', 'true');
    happens('is_login');
    expect(done).toEqual(['reload']);
  });

  it('clears the session and logs out when another tab did, without touching storage', async () => {
    const { session, storage, happens, done, auth, calls, stored } = setUp();
    await session.signIn(credentials);
    await settle();
    storage.remove('is_login');
    const before = stored();
    happens('is_login');
    expect(done).toEqual(['/login']);
    expect(auth().isLogin).toBe(false);
    expect(calls).toContain('live logout');
    expect(stored()).toEqual(before);
  });

  it('follows the newer sign-in when it hears late of a logout', () => {
    const { storage, happens, done } = setUp({ is_login: 'true', node_auth_token: 'newer' });
    storage.set('is_login', 'true');
    happens('is_login');
    expect(done).toEqual(['reload']);
  });

  it('waits for the pin when another tab owes one, and goes home when that is over', () => {
    const { storage, happens, done, auth } = setUp();
    storage.set('node_auth_token', 'pin-only');
    storage.set('email_id', 'r.okafor@desk.example');
    happens('email_id');
    expect(auth()).toMatchObject({ emailId: 'r.okafor@desk.example', nodeAuthToken: 'pin-only' });
    storage.remove('email_id');
    happens('email_id');
    expect(auth().emailId).toBeNull();
    expect(done).toEqual(['/verify-pin', '/']);
  });

  it('signs nobody out when another tab gives up its pin', async () => {
    const { session, storage, happens, done, auth, calls } = setUp();
    await session.signIn(credentials);
    await settle();
    happens('email_id');
    expect(done).toEqual(['/']);
    expect(auth()).toMatchObject({ isLogin: true });
    storage.set('email_id', 'other@desk.example');
    happens('email_id');
    storage.remove('email_id');
    happens('email_id');
    expect(done).toEqual(['/', '/verify-pin', '/', 'reload']);
    expect(calls).not.toContain('live logout');
  });

  it('ignores keys that mean nothing to it', () => {
    const { happens, done } = setUp();
    happens('notification_sound');
    happens('node_auth_token');
    expect(done).toEqual([]);
  });
});
