import type { SafeStorage } from './safe-storage.ts';
import type { SessionDeps } from './session-deps.ts';
import { INITIAL_SESSION_STATE, type SessionState } from './session-state.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

/** One step of the state, and of what is stored of it; while restoring, storage is the source and stays as it is. */
export function applyTransition(
  { store, storage }: Pick<SessionDeps, 'store' | 'storage'>,
  transition: (state: SessionState) => SessionState,
): void {
  const before = store.getState();
  const next = transition(before);
  store.setState(next, true);
  if (!next.isRestoring && isOurs(storage, before)) writeStoredSession(storage, next);
}

/** Takes the session out of storage while this page still needs its tokens. */
export function clearStoredSession({ store, storage }: Pick<SessionDeps, 'store' | 'storage'>): void {
  if (isOurs(storage, store.getState())) writeStoredSession(storage, INITIAL_SESSION_STATE);
}

/** Another tab may have signed in anew while this one still held the session before: that one is not ours to undo. */
function isOurs(storage: SafeStorage, { auth }: SessionState): boolean {
  const stored = readStoredSession(storage).nodeAuthToken;
  return auth.nodeAuthToken === null || stored === null || stored === auth.nodeAuthToken;
}
