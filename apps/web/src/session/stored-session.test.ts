import { describe, expect, it } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';
import { memoryStorage } from './session.fixture.ts';
import { INITIAL_SESSION_STATE } from './session-state.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

const full = {
  ...INITIAL_SESSION_STATE,
  auth: {
    ...INITIAL_SESSION_STATE.auth,
    isLogin: true,
    nodeAuthToken: 't',
    pythonToken: 'p',
    session_id: 's',
    notification_id: 'n',
  },
};

describe('what is stored of a session', () => {
  it('is read back as it was written', () => {
    const storage = memoryStorage();
    writeStoredSession(storage, full);
    expect(readStoredSession(storage)).toEqual({
      isLogin: true,
      nodeAuthToken: 't',
      pythonToken: 'p',
      sessionId: 's',
      notificationId: 'n',
      emailId: null,
    });
  });

  it('leaves nothing behind, and other keys alone', () => {
    const storage = memoryStorage({ notification_sound: 'true' });
    writeStoredSession(storage, full);
    writeStoredSession(storage, INITIAL_SESSION_STATE);
    expect(storage.entries()).toEqual({ notification_sound: 'true' });
  });

  it('writes tokens before the keys that other tabs act upon, and only what changed', () => {
    const written: string[] = [];
    const memory = memoryStorage({ email_id: 'a@b.cd' });
    const storage = {
      ...memory,
      set: (key: string, value: string) => {
        written.push(key);
        memory.set(key, value);
      },
      remove: (key: string) => {
        written.push(`-${key}`);
        memory.remove(key);
      },
    };
    writeStoredSession(storage, full);
    expect(written).toEqual([
      'node_auth_token',
      'python_token',
      'session_id',
      'notification_id',
      'is_login',
      '-email_id',
    ]);
    written.length = 0;
    writeStoredSession(storage, full);
    expect(written).toEqual([]);
  });

  it('ignores a storage that fails', () => {
    const storage = createSafeStorage(() => {
      throw new Error('storage is forbidden here');
    });
    writeStoredSession(storage, full);
    expect(readStoredSession(storage)).toMatchObject({ isLogin: false, nodeAuthToken: null });
  });
});
