import type { FixRegistration, Registration } from '@meridian/domain/entities/login';
import type { LiveSession } from '@meridian/live-client/live-session';
import type { LiveIdentity as Identity, SignInResult } from '@meridian/live-client/live-state';
import type { RegistrationResult } from '@meridian/live-client/request-once';

export type LiveSignIn =
  | { readonly kind: 'signed-in'; readonly identity: Identity }
  | { readonly kind: 'refused'; readonly error_reason: string }
  | { readonly kind: 'no-response' };

/** Changes of the live identity that this page did not ask for. */
export type LiveIdentityEvents = {
  /** A reconnect, or changed permissions. */
  readonly onIdentity: (identity: Identity) => void;
  /** A reconnect was refused. */
  readonly onRefused: (errorReason: string) => void;
  /** The server ended the session and said why. */
  readonly onEnded: (message: string) => void;
};

/** The part of the live socket that the session uses. */
export type LiveIdentity = {
  readonly signInWithToken: (emailId: string, mainToken: string) => Promise<LiveSignIn>;
  readonly signInBySession: (sessionId: string) => Promise<LiveSignIn>;
  readonly signOut: () => Promise<void>;
  /** Reconnects at once. True if the connection was lost. */
  readonly retryNow: () => boolean;
  readonly register: (registration: Registration & { readonly captcha: string }) => Promise<RegistrationResult>;
  readonly registerFix: (registration: FixRegistration & { readonly captcha: string }) => Promise<RegistrationResult>;
  readonly watch: (events: LiveIdentityEvents) => () => void;
};

type LiveSessionPort = Pick<
  LiveSession,
  'getSnapshot' | 'subscribe' | 'signIn' | 'resume' | 'signOut' | 'retryNow' | 'register' | 'registerFix'
>;

export function createLiveIdentity(live: LiveSessionPort): LiveIdentity {
  // The result of our own sign-in is returned, not reported as an event as well.
  let signInsUnderWay = 0;
  const signIn = async (begin: () => Promise<SignInResult>): Promise<LiveSignIn> => {
    signInsUnderWay += 1;
    try {
      return toLiveSignIn(await begin());
    } finally {
      signInsUnderWay -= 1;
    }
  };

  return {
    signInWithToken: (emailId, mainToken) => signIn(() => live.signIn({ email_id: emailId, main_token: mainToken })),
    signInBySession: (sessionId) => signIn(() => live.resume(sessionId)),
    signOut: async () => {
      await live.signOut();
    },
    retryNow: () => {
      const isLost = live.getSnapshot().state.kind === 'lost';
      if (isLost) live.retryNow();
      return isLost;
    },
    register: (registration) => live.register(registration),
    registerFix: (registration) => live.registerFix(registration),
    watch: (events) => {
      let before = live.getSnapshot();
      return live.subscribe(() => {
        const { state, identity } = live.getSnapshot();
        const last = before;
        before = live.getSnapshot();
        if (signInsUnderWay > 0) return;
        if (identity !== null && identity !== last.identity) events.onIdentity(identity);
        if (state.kind !== 'refused' || state === last.state) return;
        if (state.code === 'login-failed') events.onRefused(state.reason);
        else events.onEnded(state.reason);
      });
    },
  };
}

function toLiveSignIn(result: SignInResult): LiveSignIn {
  return result.kind === 'session-error' ? { kind: 'refused', error_reason: result.message } : result;
}
