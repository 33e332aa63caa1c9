import type { Account, SignedInUser } from '@meridian/domain/entities/auth-state';
import { INITIAL_AUTH_STATE } from '@meridian/domain/entities/auth-state';
import { marketImpactPermit, marksAuthFailed } from '@meridian/domain/login-error';
import { permissionsOf } from './permissions-of.ts';
import { INITIAL_SESSION_STATE, type SessionState, type SignInNotice, type UserSettings } from './session-state.ts';
import type { StoredSession } from './stored-session.ts';

/** A stored session is assumed valid until the main service confirms it. */
export function restoreStarted(stored: StoredSession): SessionState {
  return {
    ...INITIAL_SESSION_STATE,
    auth: {
      ...INITIAL_AUTH_STATE,
      nodeAuthToken: stored.nodeAuthToken,
      pythonToken: stored.pythonToken,
      session_id: stored.sessionId,
      notification_id: stored.notificationId,
    },
  };
}

/** The token is valid for the pin only. The page waits at /verify-pin. */
export function verificationOwed(
  state: SessionState,
  owed: { readonly emailId: string; readonly token: string | null; readonly pinExpiresAtMs: number | null },
): SessionState {
  return {
    ...state,
    isRestoring: false,
    pinExpiresAtMs: owed.pinExpiresAtMs,
    auth: { ...INITIAL_AUTH_STATE, emailId: owed.emailId, nodeAuthToken: owed.token },
  };
}

/** The pin was entered or given up in another tab. Who is signed in here stays so. */
export function pinNoLongerOwed(state: SessionState): SessionState {
  const nodeAuthToken = state.auth.isLogin ? state.auth.nodeAuthToken : null;
  return { ...state, pinExpiresAtMs: null, auth: { ...state.auth, emailId: null, nodeAuthToken } };
}

/** The main service gave a full token. The user is not loaded yet. */
export function mainTokenReceived(state: SessionState, token: string): SessionState {
  return {
    ...state,
    pinExpiresAtMs: null,
    auth: { ...state.auth, emailId: null, nodeAuthToken: token, isNodeLogin: true, error_msg: null },
  };
}

/** The user is signed in. The other two services may follow or fail. */
export function userInformationReceived(
  state: SessionState,
  user: SignedInUser,
  settings: UserSettings | null,
): SessionState {
  const known = withUser({ ...state, settings }, user);
  return { ...known, isRestoring: false, notice: null, auth: { ...known.auth, isLogin: true } };
}

export function accountsReceived(state: SessionState, accounts: readonly Account[]): SessionState {
  return { ...state, auth: { ...state.auth, accounts, powerSearchAccounts: accounts } };
}

export function tradingSignedIn(
  state: SessionState,
  login: { readonly user: SignedInUser; readonly session_id: string; readonly notification_id: string },
): SessionState {
  const next = withUser(state, login.user);
  return {
    ...next,
    auth: {
      ...next.auth,
      user: login.user,
      session_id: login.session_id,
      notification_id: login.notification_id,
      cppAuthFailed: false,
      error_msg: null,
    },
  };
}

/** Too many connections: the user opened them, the identity is valid. */
export function tradingRefused(state: SessionState, errorReason: string): SessionState {
  return {
    ...state,
    auth: {
      ...state.auth,
      user: null,
      session_id: null,
      notification_id: null,
      cppAuthFailed: marksAuthFailed(errorReason),
      error_msg: errorReason,
    },
  };
}

export function marketIntelligenceSignedIn(state: SessionState, token: string): SessionState {
  return { ...state, auth: { ...state.auth, pythonToken: token, isPythonLogin: true } };
}

export function marketIntelligenceRefused(state: SessionState): SessionState {
  return {
    ...state,
    auth: { ...state.auth, pythonToken: null, isPythonLogin: false, isMarketImpactPermit: false },
  };
}

/** The service answers 403 to users without the market-impact permit. */
export function marketImpactChecked(state: SessionState, status: number): SessionState {
  const isMarketImpactPermit = marketImpactPermit(status, state.auth.isMarketImpactPermit);
  return { ...state, auth: { ...state.auth, isMarketImpactPermit } };
}

export function logoutStarted(state: SessionState): SessionState {
  return { ...state, isLoggingOut: true };
}

/** Clears session, tokens and flags. Only the message for the sign-in page stays. */
export function loggedOut(notice: SignInNotice | null): SessionState {
  return {
    ...INITIAL_SESSION_STATE,
    isRestoring: false,
    notice,
    auth: { ...INITIAL_AUTH_STATE, error_msg: notice?.tone === 'error' ? notice.text : null },
  };
}

export function noticeShown(state: SessionState, notice: SignInNotice): SessionState {
  return { ...state, notice };
}

export function noticeDismissed(state: SessionState): SessionState {
  return { ...state, notice: null, auth: { ...state.auth, error_msg: null } };
}

function withUser(state: SessionState, user: SignedInUser): SessionState {
  return {
    ...state,
    mainUser: user,
    auth: {
      ...state.auth,
      areActionsPermitted: user.are_actions_permitted,
      areGlobalAutoTradePermitted: user.is_admin,
      pythonPermit: user.python_permit,
      permissions: permissionsOf(user),
      nodeUser: {
        token: state.auth.nodeAuthToken,
        email_id: user.email_id,
        dashboard_permit: user.dashboard_permit,
        log_permit: user.log_permit,
      },
    },
  };
}
