import type { SessionDeps } from './session-deps.ts';
import type { SessionState } from './session-state.ts';
import { writeStoredSession } from './stored-session.ts';

/** One step of the state, and of what is stored of it; while restoring, storage is the source and stays as it is. */
export function applyTransition(
  { store, storage }: Pick<SessionDeps, 'store' | 'storage'>,
  transition: (state: SessionState) => SessionState,
): void {
  const next = transition(store.getState());
  store.setState(next, true);
  if (!next.isRestoring) writeStoredSession(storage, next);
}
