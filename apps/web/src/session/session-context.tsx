import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The actions: sign in, verify, sign out. */
export function useSessionActions(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSessionActions needs a SessionProvider above it');
  return session;
}

/** The state: `useSession(selectCurrentUser)`, `useSession((state) => state.auth.areActionsPermitted)`. */
export function useSession<Value>(selector: (state: SessionState) => Value): Value {
  return useStore(useSessionActions().store, selector);
}
