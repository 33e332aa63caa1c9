import type { OpenSession } from '@meridian/protocol/ports/identity';
import { isPasswordRecent, PASSWORD_REQUIRED, PASSWORD_REQUIRED_MESSAGE } from '@meridian/protocol/recent-password';
import type { PermissionSet, User } from '@meridian/protocol/rest/identity-schemas';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { CallPace } from './call-pace.ts';
import { problem } from './problem.ts';

/** The open session of a token, or null. Identity binds it to one kind of session. */
export type Authenticate = (token: string) => Promise<OpenSession | null>;

export type RequireUserOptions = {
  readonly authenticate: Authenticate;
  /** `Bearer` for the main service, `Token` for market intelligence. */
  readonly scheme: 'Bearer' | 'Token';
  readonly pace: CallPace;
  /** Admits a session before its pin was entered. Only calls that verify the pin need it. */
  readonly isUnverifiedAllowed?: boolean;
};

/** The flags of a permission set. */
export type PermissionFlag = Exclude<keyof PermissionSet, 'data_permissions'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The current user. Throws on a route without requireUser. */
    readonly user: User;
    /** The open session. Throws on a route without requireUser. */
    readonly session: OpenSession;
    authenticated: OpenSession | null;
  }
}

/** createServiceApp calls it once, at the root. */
export function decorateAuthentication(app: FastifyInstance): void {
  app.decorateRequest('authenticated', null);
  app.decorateRequest('session', {
    getter() {
      return sessionOf(this);
    },
  });
  app.decorateRequest('user', {
    getter() {
      return sessionOf(this).user;
    },
  });
}

const REFUSED = {
  'too-many-calls': 'You send too many requests at once.',
  'unknown-tokens': 'Too many unknown sessions were tried from this address.',
} as const;

/** A preHandler that lets in an open session and answers 401 otherwise. */
export function requireUser(options: RequireUserOptions): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { authenticate, pace, scheme } = options;
    const token = tokenOf(request.headers.authorization, scheme);
    const admission = token === null ? null : await pace.admit(token, request.ip);
    if (admission?.kind === 'refused') {
      const { why, retryAfterSeconds: seconds } = admission;
      const refusal = problem(why, `${REFUSED[why]} Wait ${seconds} s and try again.`);
      return reply.code(429).header('retry-after', String(seconds)).send(refusal);
    }
    const session = token === null ? null : await authenticate(token);
    if (token === null || session === null) return reply.code(401).send(problem('unauthenticated', 'Sign in first.'));
    pace.know(token, session.user.id, request.ip);
    if (!session.isVerified && options.isUnverifiedAllowed !== true) {
      return reply.code(401).send(problem('needs-verification', 'Enter the pin that was mailed to you first.'));
    }
    request.authenticated = session;
    return undefined;
  };
}

/** A preHandler after requireUser: 403 without the flag. `onRefused` hears of it first. */
export function requirePermission(
  flag: PermissionFlag,
  onRefused?: (request: FastifyRequest) => Promise<void>,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (request.user[flag]) return undefined;
    await onRefused?.(request);
    return reply.code(403).send(problem('not-permitted', `You do not have the permission ${flag}.`));
  };
}

/** A preHandler after requireUser: 403 when the password was proved too long ago. The session stays. */
export function requireRecentPassword(nowMs: () => number): preHandlerAsyncHookHandler {
  return async (request, reply) =>
    isPasswordRecent(request.session, nowMs())
      ? undefined
      : reply.code(403).send(problem(PASSWORD_REQUIRED, PASSWORD_REQUIRED_MESSAGE));
}

function sessionOf(request: FastifyRequest): OpenSession {
  if (request.authenticated === null) throw new Error(`${request.routeOptions.url} is not behind requireUser`);
  return request.authenticated;
}

const MAX_TOKEN_LENGTH = 8192;

function tokenOf(header: string | undefined, scheme: string): string | null {
  const [found, token, ...rest] = (header ?? '').trim().split(/\s+/);
  if (token === undefined || rest.length > 0 || token.length > MAX_TOKEN_LENGTH) return null;
  return found?.toLowerCase() === scheme.toLowerCase() ? token : null;
}
