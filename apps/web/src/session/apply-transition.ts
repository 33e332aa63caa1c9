import type { SafeStorage } from './safe-storage.ts';
import type { SessionDeps } from './session-deps.ts';
import { INITIAL_SESSION_STATE, type SessionState } from './session-state.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

/** Applies one transition to the state and to storage. While restoring, storage is only read. */
export function applyTransition(
  { store, storage }: Pick<SessionDeps, 'store' | 'storage'>,
  transition: (state: SessionState) => SessionState,
): void {
  const before = store.getState();
  const next = transition(before);
  store.setState(next, true);
  if (!next.isRestoring && isOurs(storage, before)) writeStoredSession(storage, next);
}

/** Removes the session from storage. This page still uses its tokens. */
export function clearStoredSession({ store, storage }: Pick<SessionDeps, 'store' | 'storage'>): void {
  if (isOurs(storage, store.getState())) writeStoredSession(storage, INITIAL_SESSION_STATE);
}

/** Another tab may have signed in again. Its session must not be removed. */
function isOurs(storage: SafeStorage, { auth }: SessionState): boolean {
  const stored = readStoredSession(storage).nodeAuthToken;
  return auth.nodeAuthToken === null || stored === null || stored === auth.nodeAuthToken;
}
