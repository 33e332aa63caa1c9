import { type AuthState, INITIAL_AUTH_STATE, type SignedInUser } from '@meridian/domain/entities/auth-state';
import type { userInformation } from '@meridian/protocol/rest/user-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';

export type UserSettings = CallResponse<typeof userInformation>['settings'];

/** Said once to somebody who has to sign in, and why. */
export type SignInNotice = { readonly tone: 'error' | 'warning' | 'info' | 'success'; readonly text: string };

export type SessionState = {
  readonly auth: AuthState;
  /** The user as the main service sees them; there even when the live socket is not. */
  readonly mainUser: SignedInUser | null;
  readonly settings: UserSettings | null;
  /** True from page load until a stored session was found good, bad or missing. */
  readonly isRestoring: boolean;
  readonly isLoggingOut: boolean;
  /** When the mailed pin stops being good, on this machine's clock; null when the page cannot know. */
  readonly pinExpiresAtMs: number | null;
  readonly notice: SignInNotice | null;
};

export const INITIAL_SESSION_STATE: SessionState = {
  auth: INITIAL_AUTH_STATE,
  mainUser: null,
  settings: null,
  isRestoring: true,
  isLoggingOut: false,
  pinExpiresAtMs: null,
  notice: null,
};
