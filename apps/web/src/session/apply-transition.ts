import type { SafeStorage } from './safe-storage.ts';
import type { SessionDeps } from './session-deps.ts';
import type { SessionState } from './session-state.ts';
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

/** Another tab may have signed in anew while this one still held the session before: that one is not ours to undo. */
function isOurs(storage: SafeStorage, { auth }: SessionState): boolean {
  const stored = readStoredSession(storage).nodeAuthToken;
  return auth.nodeAuthToken === null || stored === null || stored === auth.nodeAuthToken;
}
