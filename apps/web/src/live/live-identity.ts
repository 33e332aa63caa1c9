import type { FixRegistration, Registration } from '@meridian/domain/entities/login';
import type { SignedInUser } from '@meridian/domain/entities/auth-state';

export type LiveSignIn =
  | {
      readonly kind: 'signed-in';
      readonly user: SignedInUser;
      readonly session_id: string;
      readonly notification_id: string;
    }
  | { readonly kind: 'refused'; readonly error_reason: string }
  | { readonly kind: 'no-response' };

export type RegistrationResult =
  | { readonly kind: 'registered'; readonly message: string; readonly pinExpiresInSeconds: number | null }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'no-response' };

/** What the session needs of the live socket; the adapter over the socket client is in `live/`. */
export type LiveIdentity = {
  readonly signInWithToken: (emailId: string, mainToken: string) => Promise<LiveSignIn>;
  readonly signInBySession: (sessionId: string) => Promise<LiveSignIn>;
  readonly signOut: () => Promise<void>;
  readonly register: (registration: Registration & { readonly captcha: string }) => Promise<RegistrationResult>;
  readonly registerFix: (registration: FixRegistration & { readonly captcha: string }) => Promise<RegistrationResult>;
};
