import { isStoredFlagOn, STORAGE_KEYS } from '@meridian/domain/storage-keys';
import type { SafeStorage } from './safe-storage.ts';
import type { SessionState } from './session-state.ts';

/** The part of the session that survives a reload. */
export type StoredSession = {
  readonly sessionId: string | null;
  readonly notificationId: string | null;
  readonly nodeAuthToken: string | null;
  readonly pythonToken: string | null;
  readonly emailId: string | null;
  readonly isLogin: boolean;
};

export function readStoredSession(storage: SafeStorage): StoredSession {
  return {
    sessionId: storage.get(STORAGE_KEYS.sessionId),
    notificationId: storage.get(STORAGE_KEYS.notificationId),
    nodeAuthToken: storage.get(STORAGE_KEYS.nodeAuthToken),
    pythonToken: storage.get(STORAGE_KEYS.pythonToken),
    emailId: storage.get(STORAGE_KEYS.emailId),
    isLogin: isStoredFlagOn(storage.get(STORAGE_KEYS.isLogin)),
  };
}

/**
 * Writes the state to storage. Tokens come before the two keys that other tabs react to, and the login flag changes
 * before the email id is removed. So a tab that follows finds everything in place.
 */
export function writeStoredSession(storage: SafeStorage, { auth }: SessionState): void {
  put(storage, STORAGE_KEYS.nodeAuthToken, auth.nodeAuthToken);
  put(storage, STORAGE_KEYS.pythonToken, auth.pythonToken);
  put(storage, STORAGE_KEYS.sessionId, auth.session_id);
  put(storage, STORAGE_KEYS.notificationId, auth.notification_id);
  put(storage, STORAGE_KEYS.isLogin, auth.isLogin ? 'true' : null);
  put(storage, STORAGE_KEYS.emailId, auth.emailId);
}

function put(storage: SafeStorage, key: string, value: string | null): void {
  // An unchanged value is not written, because each write notifies other tabs.
  if (storage.get(key) === value) return;
  if (value === null) storage.remove(key);
  else storage.set(key, value);
}
