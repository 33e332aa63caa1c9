import type { Identity } from '@meridian/protocol/ports/identity';
import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { createAdministration } from './admin/administration.ts';
import { type CaptchaCost, createCaptcha } from './captcha.ts';
import { createCaptchaChallenge } from './create-captcha-challenge.ts';
import { deriveKeys } from './derived-keys.ts';
import type { IdentityContext } from './identity-context.ts';
import { logOut } from './log-out.ts';
import { mailToOutbox } from './mail/mail-outbox.ts';
import type { MailMessage } from './mail/mail-message.ts';
import { checkNodeSession, issueNodeTicket, redeemNodeTicket } from './node-socket-ticket.ts';
import { createNodeTickets } from './node-ticket.ts';
import { createPasswordHasher, type PasswordCost } from './password-hash.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { requestPin } from './pins/request-pin.ts';
import { verifyPin } from './pins/verify-pin.ts';
import { register, registerFix } from './registration/register.ts';
import { resetPassword } from './reset-password.ts';
import { checkSecurityLog } from './security-log/check-security-log.ts';
import { listSecurityLog } from './security-log/list-security-log.ts';
import { createEventRecorder } from './security-log/record-event.ts';
import { authenticate } from './sessions/authenticate.ts';
import { endSession } from './sessions/end-sessions.ts';
import { noteActivity } from './sessions/idle-sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { findActiveUser } from './users/find-active-user.ts';
import { accountsOf, allAccounts, userAccounts } from './users/user-accounts.ts';
import { readTraderIds } from './users/trader-ids.ts';
import { userInformation } from './users/user-information.ts';
import { preferencesOf, savePreferences } from './users/user-preferences.ts';
import { usersWith } from './users/users-with.ts';

export type IdentityOptions = {
  readonly database: OpenDatabase;
  readonly nowMs: () => number;
  /** JWT_SECRET. All processes of one installation need the same. */
  readonly secret: string;
  readonly logger: Logger;
  readonly serverTimeZone: string;
  /** True when the demo world was seeded. The screen shows it. */
  readonly isDemo: boolean;
  /** How long a session may stay idle. No limit when missing. */
  readonly idleMs?: number | null;
  /** Lower for tests only. */
  readonly passwordCost?: PasswordCost;
  readonly captchaCost?: CaptchaCost;
};

export type IdentityService = Identity & ReturnType<typeof bindUseCases>;

/**
 * Users, permissions, sessions, pins and credentials: the port for other services and the use cases of the REST
 * service.
 */
export function createIdentity(options: IdentityOptions): IdentityService {
  return bindUseCases(createContext(options));
}

function createContext(options: IdentityOptions): IdentityContext {
  const { database, nowMs, secret, logger, serverTimeZone, isDemo, passwordCost, captchaCost } = options;
  const keys = deriveKeys(secret);
  const captcha = { signingSecret: keys.captcha, keySecret: keys.captchaKey };
  return {
    database,
    nowMs,
    keys,
    logger,
    serverTimeZone,
    isDemo,
    idleMs: options.idleMs ?? null,
    passwords: createPasswordHasher(passwordCost),
    captcha: createCaptcha(captchaCost === undefined ? captcha : { ...captcha, cost: captchaCost }),
    nodeTickets: createNodeTickets(keys.nodeTicket),
  };
}

function bindUseCases(context: IdentityContext) {
  const port: Identity = {
    signIn: (request) => signIn(context, request),
    authenticate: (kind, token) => authenticate(context, kind, token),
    endSession: (sessionId, reason) => endSession(context, sessionId, reason),
    register: (registration, origin) => register(context, registration, origin),
    record: createEventRecorder(context),
    registerFix: (registration, origin) => registerFix(context, registration, origin),
  };
  return {
    ...port,
    createCaptchaChallenge: () => createCaptchaChallenge(context),
    logOut: bind(context, logOut),
    requestPin: bind(context, requestPin),
    verifyPin: bind(context, verifyPin),
    resetPassword: bind(context, resetPassword),
    changePassword: bind(context, changePassword),
    confirmPassword: bind(context, confirmPassword),
    noteActivity: bind(context, noteActivity),
    userInformation: bind(context, userInformation),
    preferencesOf: bind(context, preferencesOf),
    savePreferences: bind(context, savePreferences),
    userAccounts: bind(context, userAccounts),
    /** The accounts of a user as of a session. */
    accountsOf: (user: Parameters<typeof accountsOf>[1]) => accountsOf(context.database.db, user),
    allAccounts: () => allAccounts(context.database.db),
    issueNodeTicket: bind(context, issueNodeTicket),
    /** For the node log sockets. */
    redeemNodeTicket: bind(context, redeemNodeTicket),
    checkNodeSession: bind(context, checkNodeSession),
    /** The user behind an id or an address, as a session of theirs would have them; null for one who may not sign in. */
    findUser: (who: { readonly id: number } | { readonly email: string }) => findActiveUser(context.database.db, who),
    usersWith: bind(context, usersWith),
    readTraderIds: bind(context, readTraderIds),
    /** A mail for the outbox, sealed. */
    mailFor: (message: MailMessage, expiresMs: number) => mailToOutbox(context.keys.mail, message, expiresMs),
    listSecurityLog: bind(context, listSecurityLog),
    checkSecurityLog: () => checkSecurityLog(context.database, context.keys.securityLog),
    administration: createAdministration(context),
  };
}

function bind<Args extends readonly unknown[], Result>(
  context: IdentityContext,
  useCase: (context: IdentityContext, ...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => useCase(context, ...args);
}
