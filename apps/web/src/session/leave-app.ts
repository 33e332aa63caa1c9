import { LOGOUT_FAILED } from '@meridian/domain/request-error';
import { logout } from '@meridian/protocol/rest/auth-calls';
import { tokenLogout } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import { applyTransition, clearStoredSession } from './apply-transition.ts';
import type { SessionDeps } from './session-deps.ts';
import type { SignInNotice } from './session-state.ts';
import { loggedOut, logoutStarted } from './session-transitions.ts';

const TIMEOUT_MS = 5000;

export type LeaveOptions = { readonly everywhere?: boolean };

/** Signs out of all services. The page forgets the session whatever they answer. */
export async function logOut(deps: SessionDeps, { everywhere = false }: LeaveOptions = {}): Promise<void> {
  deps.store.setState(logoutStarted, true);
  // Before the calls, so that other tabs leave at once and know why the session ended.
  clearStoredSession(deps);
  const isDone = await leaveServices(deps, everywhere);
  forget(deps, isDone ? null : { tone: 'error', text: LOGOUT_FAILED });
}

/** Removes the session from the state and from storage. */
export function forget(deps: SessionDeps, notice: SignInNotice | null): void {
  applyTransition(deps, () => loggedOut(notice));
}

/** Ends the session at the services. True when none is left. */
export async function leaveServices(deps: SessionDeps, everywhere: boolean): Promise<boolean> {
  const { nodeAuthToken, pythonToken } = deps.store.getState().auth;
  const [main] = await Promise.all([
    nodeAuthToken === null ? null : deps.api.callMain(logout, { body: { everywhere }, timeoutMs: TIMEOUT_MS }),
    pythonToken === null ? null : deps.api.callMarketIntelligence(tokenLogout, { timeoutMs: TIMEOUT_MS }),
    deps.live.signOut(),
  ]);
  // An unknown token counts as signed out.
  return main === null || main.kind === 'ok' || (main.kind === 'problem' && main.status === 401);
}
