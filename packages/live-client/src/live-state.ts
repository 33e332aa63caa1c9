import type { User } from '@meridian/protocol/rest/identity-schemas';

/** The page's identity on the trading service. */
export type LiveIdentity = {
  readonly user: User;
  readonly session_id: string;
  readonly notification_id: string;
  readonly server_time_zone: string;
  /** Server time minus page time. */
  readonly clockOffsetMs: number;
};

export type LiveState =
  /** Nobody is signed in. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'authenticating' }
  | { readonly kind: 'ready'; readonly sinceMs: number }
  /** retryAtMs is null during an attempt. */
  | { readonly kind: 'lost'; readonly sinceMs: number; readonly retryAtMs: number | null }
  /** The server refuses this session. The user must sign in again. */
  | { readonly kind: 'refused'; readonly sinceMs: number; readonly reason: string; readonly code: string };

/** Replaced as a whole on each change, so that it can be compared by reference. */
export type LiveSnapshot = {
  readonly state: LiveState;
  /** Kept while the connection is lost, because the session still exists. */
  readonly identity: LiveIdentity | null;
};

export const IDLE_SNAPSHOT: LiveSnapshot = { state: { kind: 'idle' }, identity: null };

export type Credentials = {
  readonly email_id: string;
  readonly password?: string;
  readonly main_token?: string;
  readonly captcha?: string;
};

export type SignInResult =
  | { readonly kind: 'signed-in'; readonly identity: LiveIdentity }
  | {
      readonly kind: 'refused';
      readonly error_reason: string;
      readonly needs_verification: boolean;
      readonly captcha_required: boolean;
    }
  /** The session to duplicate is gone, or the server has another version. */
  | { readonly kind: 'session-error'; readonly message: string; readonly code: string }
  | { readonly kind: 'no-response' };

export type SignOutResult =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'no-response' };
