import { withoutMarketFields } from '@meridian/domain/columns/market-fields';
import { cutText } from '@meridian/domain/well-formed';
import type { DeskSecurityEvent, Identity } from '@meridian/protocol/ports/identity';
import { ProblemSchema } from '@meridian/protocol/problem';
import type { CallBody, CallParams, CallQuery, RestCall } from '@meridian/protocol/rest/rest-call';
import {
  type Authenticate,
  requirePermission,
  requireRecentPassword,
  requireUser,
} from '@meridian/service-kit/auth-hook';
import type { CallPace } from '@meridian/service-kit/call-pace';
import { type CredentialLimits, limitCredentialCalls } from '@meridian/service-kit/rate-limit';
import type { UserTurns } from '@meridian/service-kit/user-turns';
import { askedFrom } from '@meridian/storage/asked-from';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { TSchema } from 'typebox';
import { withoutControls } from '../plain-text.ts';
import type { CallAnswer } from './call-answer.ts';
import { inTurn, NEVER } from './in-turn.ts';

/** How a service checks callers. */
export type CallGuard = {
  readonly authenticate: Authenticate;
  readonly scheme: 'Bearer' | 'Token';
  /** Applied to every public call, because these take credentials or cost work. */
  readonly credentialLimits: CredentialLimits;
  /** Applied to every other call. */
  readonly callPace: CallPace;
  /** Applied to heavy calls. */
  readonly turns: UserTurns;
  readonly nowMs: () => number;
  /** Records refusals and calls that are security events. */
  readonly record: Identity['record'];
};

/** What a handler gets, validated by the call's schemas. */
export type CallInput<Call extends RestCall> = {
  readonly params: CallParams<Call>;
  readonly query: CallQuery<Call>;
  readonly body: CallBody<Call>;
  readonly request: FastifyRequest;
  /** Aborts when the caller of a heavy call has left. */
  readonly signal: AbortSignal;
};

export type CallHandler<Call extends RestCall> = (input: CallInput<Call>) => Promise<CallAnswer<Call>>;

/** Registers one described call as a route, with its schemas, access, limits and problems. */
export function registerCall<Call extends RestCall>(
  app: FastifyInstance,
  guard: CallGuard,
  call: Call,
  handle: CallHandler<Call>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
    // Before the body is read, which is work that a stranger could ask for.
    onRequest: sessionHook(call, guard),
    // Before validation, so that an unauthorised caller learns nothing about valid input.
    preValidation: [...accessHooks(call, guard), ...fillEmptyBody(call)],
    handler: async (request, reply) => {
      const { params, query, body } = request;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the schemas of this very call.
      const inputWith = (signal: AbortSignal) => ({ params, query, body, request, signal }) as CallInput<Call>;
      const answer = await askedFrom(request.ip, () =>
        call.isHeavy === true
          ? inTurn(guard.turns, request, reply, (signal) => handle(inputWith(signal)))
          : handle(inputWith(NEVER)),
      );
      if (answer.kind === 'good' && call.audit !== undefined) await guard.record(eventOf(call.audit, call, request));
      const status = answer.kind === 'good' ? (call.status ?? 200) : answer.status;
      // Responses depend on the session, so no cache may keep them.
      return reply
        .code(status)
        .headers({ ...answer.headers, 'cache-control': 'no-store' })
        .send(maskedBody(call, answer.body, request) ?? undefined);
    },
  });
}

function sessionHook({ access }: RestCall, guard: CallGuard): preHandlerAsyncHookHandler[] {
  const { authenticate, scheme, callPace: pace } = guard;
  if (access === 'public') return [];
  return [requireUser({ authenticate, scheme, pace, isUnverifiedAllowed: access === 'unverified' })];
}

function accessHooks(call: RestCall, guard: CallGuard): preHandlerAsyncHookHandler[] {
  const { access, needsRecentPassword } = call;
  const { credentialLimits, nowMs } = guard;
  if (access === 'public') return [limitCredentialCalls(credentialLimits)];
  if (access === 'unverified') return [];
  const onRefused = async (request: FastifyRequest): Promise<void> => {
    if (call.isPermissionCheck !== true) await guard.record(eventOf('refused', call, request));
  };
  const permission = access === 'user' ? [] : [requirePermission(access, onRefused)];
  const market = call.marketData === 'required' ? [requirePermission('market_data_permit', onRefused)] : [];
  const recent = needsRecentPassword === true ? [requireRecentPassword(nowMs)] : [];
  return [...permission, ...market, ...recent];
}

/** Which fields are market data is described once, with the columns. */
function maskedBody(call: RestCall, body: unknown, request: FastifyRequest): unknown {
  // Only calls with a session have a user.
  const isMasked = call.marketData === 'masked' && !request.user.market_data_permit;
  return isMasked ? withoutMarketFields(body) : body;
}

/** What is said about a call in the security log. Of a body only what names its target. */
function eventOf(kind: DeskSecurityEvent['kind'], { method, path }: RestCall, request: FastifyRequest) {
  const { user, ip, params, query, body } = request;
  const named = Object.entries({ ...plain(params), ...plain(query), ...pick(plain(body), NAMING) });
  const detail = {
    call: `${method} ${path}`,
    ...Object.fromEntries(named.map(([name, value]) => [name, shortOf(value)])),
  };
  return { kind, userId: user.id, ip, detail };
}

const NAMING = ['account', 'alloc_account', 'note', 'source_name'];
const MAX_VALUE_LENGTH = 200;

function plain(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function pick(value: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])));
}

function shortOf(value: unknown): unknown {
  if (typeof value === 'string') return cutText(withoutControls(value), MAX_VALUE_LENGTH);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** A body with only optional fields may be missing. */
function fillEmptyBody({ body }: RestCall): preHandlerAsyncHookHandler[] {
  const isOptional =
    body !== undefined && !('required' in body && Array.isArray(body.required) && body.required.length > 0);
  if (!isOptional) return [];
  return [
    async (request) => {
      request.body ??= {};
    },
  ];
}

const COMMON_PROBLEMS = [400, 401, 403, 429, 500, 503];

function schemaOf(call: RestCall): Record<string, unknown> {
  const responses: Record<number, TSchema> = { [call.status ?? 200]: call.response };
  for (const status of [...COMMON_PROBLEMS, ...(call.problems ?? [])]) responses[status] = ProblemSchema;
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.access === 'public' ? {} : { security: [{ token: [] }] }),
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.body === undefined ? {} : { body: call.body }),
    response: responses,
  };
}
