import { type AuthState, INITIAL_AUTH_STATE, type SignedInUser } from '@meridian/domain/entities/auth-state';
import type { userInformation } from '@meridian/protocol/rest/user-calls';
import type { CallResponse } from '@meridian/protocol/rest/rest-call';

export type UserSettings = CallResponse<typeof userInformation>['settings'];

/** A message for the sign-in page, shown once. */
export type SignInNotice = { readonly tone: 'error' | 'warning' | 'info' | 'success'; readonly text: string };

export type SessionState = {
  readonly auth: AuthState;
  /** The user from the main service, known even without the live socket. */
  readonly mainUser: SignedInUser | null;
  readonly settings: UserSettings | null;
  /** True from page load until the stored session is checked. */
  readonly isRestoring: boolean;
  readonly isLoggingOut: boolean;
  /** The expiry of the mailed pin, on this machine's clock; null when unknown. */
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
