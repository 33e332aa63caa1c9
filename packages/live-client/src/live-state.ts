import type { User } from '@meridian/protocol/rest/identity-schemas';

/** Who this page is to the trading service. */
export type LiveIdentity = {
  readonly user: User;
  readonly session_id: string;
  readonly notification_id: string;
  readonly server_time_zone: string;
  /** Server time minus page time when it signed in. */
  readonly clockOffsetMs: number;
};

export type LiveState =
  /** Nobody has signed in, or signed out again. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'authenticating' }
  | { readonly kind: 'ready'; readonly sinceMs: number }
  /** retryAtMs is null while an attempt is under way. */
  | { readonly kind: 'lost'; readonly sinceMs: number; readonly retryAtMs: number | null }
  /** The server will not have this session; only signing in again helps. */
  | { readonly kind: 'refused'; readonly sinceMs: number; readonly reason: string; readonly code: string };

/** Replaced as a whole on each change, so that it can be compared by reference. */
export type LiveSnapshot = {
  readonly state: LiveState;
  /** Kept while the connection is lost, because the session is not. */
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
  /** The session that was to be duplicated is gone, or the server speaks another version. */
  | { readonly kind: 'session-error'; readonly message: string; readonly code: string }
  | { readonly kind: 'no-response' };

export type SignOutResult =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'no-response' };
