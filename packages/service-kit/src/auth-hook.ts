import type { OpenSession } from '@meridian/protocol/ports/identity';
import type { PermissionSet, User } from '@meridian/protocol/rest/identity-schemas';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { problem } from './problem.ts';

/** The open session behind a token, or null; identity binds it to a session kind. */
export type Authenticate = (token: string) => Promise<OpenSession | null>;

export type RequireUserOptions = {
  readonly authenticate: Authenticate;
  /** `Bearer` for the main service, `Token` for market intelligence. */
  readonly scheme: 'Bearer' | 'Token';
  /** Lets in a session whose pin was not yet entered; only the calls that verify it want that. */
  readonly isUnverifiedAllowed?: boolean;
};

/** The flags of a permission set. */
export type PermissionFlag = Exclude<keyof PermissionSet, 'data_permissions'>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by requireUser; read them through userOf and sessionOf. */
    authenticated: OpenSession | null;
  }
}

/** Must be called once per app before requireUser hooks run; createServiceApp does. */
export function decorateAuthentication(app: FastifyInstance): void {
  app.decorateRequest('authenticated', null);
}

/** A preHandler that lets in an open session and answers 401 otherwise. */
export function requireUser(options: RequireUserOptions): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const token = tokenOf(request.headers.authorization, options.scheme);
    const session = token === null ? null : await options.authenticate(token);
    if (session === null) {
      return reply.code(401).send(problem('unauthenticated', 'Sign in first.', 'Unauthorized'));
    }
    if (!session.isVerified && options.isUnverifiedAllowed !== true) {
      return reply
        .code(401)
        .send(problem('needs-verification', 'Enter the pin that was mailed to you.', 'Unauthorized'));
    }
    request.authenticated = session;
    return undefined;
  };
}

/** A preHandler after requireUser: 403 without the flag. */
export function requirePermission(flag: PermissionFlag): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (userOf(request)[flag]) return undefined;
    return reply.code(403).send(problem('not-permitted', `You do not have the permission ${flag}.`, 'Forbidden'));
  };
}

/** The session of a route behind requireUser; throws where the hook was forgotten. */
export function sessionOf(request: FastifyRequest): OpenSession {
  if (request.authenticated === null) throw new Error(`${request.routeOptions.url} is not behind requireUser`);
  return request.authenticated;
}

export function userOf(request: FastifyRequest): User {
  return sessionOf(request).user;
}

function tokenOf(header: string | undefined, scheme: string): string | null {
  if (header === undefined) return null;
  const [found, token, ...rest] = header.trim().split(/\s+/);
  const isMatch = found?.toLowerCase() === scheme.toLowerCase() && token !== undefined && rest.length === 0;
  return isMatch ? token : null;
}
