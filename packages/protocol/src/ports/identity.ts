import type { FixRegistration, Registration } from '../live/identity-messages.ts';
import type { User } from '../rest/identity-schemas.ts';

export type SessionKind = 'trading' | 'main' | 'market_intelligence';

/** The origin of a call. Failures are counted by address and email, so that nobody can lock out another user. */
export type ClientOrigin = { readonly ip: string; readonly userAgent: string };

export type SignInRequest = {
  readonly kind: SessionKind;
  readonly email: string;
  readonly password?: string | undefined;
  /** A full main session as proof instead of the password. */
  readonly mainToken?: string | undefined;
  readonly captcha?: string | undefined;
  readonly keepSignedIn?: boolean | undefined;
  readonly origin: ClientOrigin;
};

export type RefusalCode =
  | 'invalid-credentials'
  | 'captcha-required'
  | 'captcha-wrong'
  | 'too-many-attempts'
  | 'account-disabled'
  | 'needs-verification'
  | 'not-permitted'
  | 'wrong-password';

export type Refused = {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  readonly message: string;
  readonly retryAfterSeconds?: number;
};

export type SignedIn = {
  readonly kind: 'signed-in';
  /** The client's token: a JWT for the main service, an opaque secret for the other two. */
  readonly token: string;
  readonly session: OpenSession;
  readonly needsVerification: boolean;
  readonly pinExpiresInSeconds?: number;
};

/** An open session with its current user. */
export type OpenSession = {
  readonly sessionId: string;
  readonly kind: SessionKind;
  readonly user: User;
  readonly isVerified: boolean;
  readonly maxConnections: number;
  readonly expiresMs: number;
  /** When the user last proved the password. */
  readonly confirmedMs: number;
  /** How long it may stay idle. Null without a limit. */
  readonly idleMs: number | null;
};

export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly message: string; readonly pinExpiresInSeconds: number }
  | { readonly kind: 'invalid'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | Refused;

/** What a user did outside of identity that belongs into the security log. */
export type DeskSecurityEvent = {
  readonly kind: 'auto_trading_switched' | 'exported' | 'refused' | 'warnings_overridden';
  readonly userId: number;
  readonly ip: string;
  /** Without secrets. */
  readonly detail: Readonly<Record<string, unknown>>;
};

/** What the live socket and the token service need from identity, in-process or remote. */
export type Identity = {
  signIn(request: SignInRequest): Promise<SignInOutcome>;
  /** The open session of a token. Null when it is unknown, expired or revoked, or its user is disabled. */
  authenticate(kind: SessionKind, token: string): Promise<OpenSession | null>;
  endSession(sessionId: string, reason: string): Promise<void>;
  /** Records a security event. Fails when one cannot be kept that must not be missing: then what it tells of is not done. */
  record(event: DeskSecurityEvent): Promise<void>;
  register(registration: Registration, origin: ClientOrigin): Promise<RegistrationOutcome>;
  registerFix(registration: FixRegistration, origin: ClientOrigin): Promise<RegistrationOutcome>;
};

export type SignInOutcome = SignedIn | Refused;

/** Bus topics of identity. Their payloads are below. */
export const SESSIONS_ENDED = 'identity.sessions_ended';
export const USER_CHANGED = 'identity.user_changed';

export type SessionsEnded = { readonly session_ids: readonly string[]; readonly message: string };
export type UserChanged = { readonly user_id: number };
