import { jwtPayload } from '@meridian/domain/jwt-payload';
import type { StoreApi } from 'zustand/vanilla';
import { userInformationFailureMessage } from '../api/error-text.ts';
import type { LiveIdentity } from '../live/live-identity.ts';
import { applyTransition } from './apply-transition.ts';
import { enterApp } from './enter-app.ts';
import { enterTrading } from './enter-services.ts';
import { followLive } from './follow-live.ts';
import { forget, type LeaveOptions, leaveServices, logOut } from './leave-app.ts';
import { rememberedPinExpiry } from './owe-pin.ts';
import type { Enter, SessionDeps } from './session-deps.ts';
import type { SessionState, SignInNotice } from './session-state.ts';
import {
  loggedOut,
  noticeDismissed,
  noticeShown,
  pinNoLongerOwed,
  restoreStarted,
  verificationOwed,
} from './session-transitions.ts';
import { type Credentials, type SignInOutcome, signIn } from './sign-in.ts';
import { readStoredSession } from './stored-session.ts';
import { type PinOutcome, sendPinAgain, type SendPinOutcome, verifyPin } from './verify-pin.ts';

export const SESSION_ENDED = 'Your session has ended. Sign in again.';

/** All actions on the session. */
export type Session = {
  readonly store: StoreApi<SessionState>;
  readonly restore: () => Promise<void>;
  readonly signIn: (credentials: Credentials) => Promise<SignInOutcome>;
  readonly verifyPin: (pin: string) => Promise<PinOutcome>;
  readonly sendPinAgain: () => Promise<SendPinOutcome>;
  /** Returns to the sign-in page without a pin. */
  readonly abandonVerification: () => void;
  readonly logOut: (options?: LeaveOptions) => Promise<void>;
  /** A service ended the session. Forgets it and says why. */
  readonly endedByService: (notice: SignInNotice | null) => void;
  /** Another tab signed out or storage was cleared. Forgets the session without touching storage. */
  readonly endedElsewhere: () => void;
  /** The pin was entered or given up in another tab. */
  readonly pinOver: () => void;
  /** Another tab waits for a pin. This one waits too. */
  readonly awaitPin: (emailId: string) => void;
  /** Retries live data now: reconnects after a loss, signs in again after a refusal. */
  readonly retryLive: () => void;
  readonly tokenRefused: (token: string) => void;
  /** Sets the message of the sign-in page. */
  readonly showNotice: (notice: SignInNotice) => void;
  readonly dismissNotice: () => void;
  readonly register: LiveIdentity['register'];
  readonly registerFix: LiveIdentity['registerFix'];
};

export function createSession(deps: SessionDeps): Session {
  const enter: Enter = async (token, proof) => {
    const outcome = await enterApp(deps, token, proof);
    if (outcome.kind === 'entered') return outcome;
    await leaveServices(deps, false);
    const text = userInformationFailureMessage(outcome.failure);
    forget(deps, { tone: 'error', text });
    return { kind: 'failed', message: text };
  };

  followLive(deps);
  return {
    store: deps.store,
    restore: () => restore(deps, enter),
    signIn: (credentials) => signIn(deps, credentials, enter),
    verifyPin: (pin) => verifyPin(deps, pin, enter),
    sendPinAgain: () => sendPinAgain(deps),
    abandonVerification: () => {
      void leaveServices(deps, false);
      forget(deps, null);
    },
    logOut: (options) => logOut(deps, options),
    endedByService: (notice) => forget(deps, notice),
    endedElsewhere: () => {
      void deps.live.signOut();
      deps.store.setState(loggedOut(null), true);
    },
    awaitPin: (emailId) => {
      const { nodeAuthToken: token } = readStoredSession(deps.storage);
      deps.store.setState((state) => verificationOwed(state, { emailId, token, pinExpiresAtMs: null }), true);
    },
    // Storage is the other tab's to write.
    pinOver: () => deps.store.setState(pinNoLongerOwed, true),
    retryLive: () => {
      if (!deps.live.retryNow()) void signInToLiveAgain(deps);
    },
    tokenRefused: (token) => {
      const { auth } = deps.store.getState();
      if (auth.isLogin && auth.nodeAuthToken === token) forget(deps, { tone: 'warning', text: SESSION_ENDED });
    },
    showNotice: (notice) => applyTransition(deps, (state) => noticeShown(state, notice)),
    dismissNotice: () => applyTransition(deps, noticeDismissed),
    register: (registration) => deps.live.register(registration),
    registerFix: (registration) => deps.live.registerFix(registration),
  };
}

async function signInToLiveAgain(deps: SessionDeps): Promise<void> {
  const { auth } = deps.store.getState();
  const emailId = auth.nodeUser.email_id;
  if (!auth.isLogin || auth.nodeAuthToken === null || emailId === null) return;
  await enterTrading(deps, {
    token: auth.nodeAuthToken,
    emailId,
    previousSessionId: auth.session_id,
    previousPythonToken: auth.pythonToken,
  });
}

async function restore(deps: SessionDeps, enter: Enter): Promise<void> {
  const stored = readStoredSession(deps.storage);
  const { nodeAuthToken: token, emailId } = stored;
  if (emailId !== null && !stored.isLogin) {
    const pinExpiresAtMs = rememberedPinExpiry(deps);
    applyTransition(deps, (state) => verificationOwed(state, { emailId, token, pinExpiresAtMs }));
    return;
  }
  const email = token === null ? null : jwtPayload(token)?.['email'];
  if (!stored.isLogin || token === null || typeof email !== 'string') {
    forget(deps, null);
    return;
  }
  applyTransition(deps, () => restoreStarted(stored));
  await enter(token, {
    emailId: email,
    previousSessionId: stored.sessionId,
    previousPythonToken: stored.pythonToken,
  });
}
