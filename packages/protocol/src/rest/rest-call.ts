import type { PermissionFlag } from '@meridian/domain/entities/permissions';
import type { Static, TObject, TSchema } from 'typebox';

/** `public`: anyone. `unverified`: a token without pin. `user`: a full session. Otherwise the named permission. */
export type CallAccess = 'public' | 'unverified' | 'user' | PermissionFlag;

export type RestService = 'main' | 'market-intelligence';

/** One REST call. The server validates with it, the client is typed by it, and the access test reads it. */
export type RestCall = {
  readonly service: RestService;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the service's base address, path parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly access: CallAccess;
  /** Every page asks it when it loads, to learn whether the user may: a refusal is an answer and no security event. */
  readonly isPermissionCheck?: true;
  /** The password must have been proved within the last minutes, or the answer is `password-required`. */
  readonly needsRecentPassword?: true;
  /** What a user without the market-data permit gets: nothing, or the answer without the fields of market data. */
  readonly marketData?: 'masked' | 'required';
  /** It reads many past days or writes a file: users take turns, and one with too many of them hears 429. */
  readonly isHeavy?: true;
  /** A security event of this kind is kept before a good answer leaves. Changes are recorded where they are written. */
  readonly audit?: 'exported';
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  /** Set when a body may exceed the service's usual limit. */
  readonly maxBodyBytes?: number;
  readonly response: TSchema;
  /** The success status, 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Error statuses of this call besides 400, 401, 403, 429, 500 and 503. */
  readonly problems?: readonly number[];
};

/* @__NO_SIDE_EFFECTS__ -- so that a page leaves out the calls that it never makes. */
export function restCall<const Call extends RestCall>(call: Call): Call {
  return call;
}

export type CallParams<Call extends RestCall> = Call['params'] extends TSchema ? Static<Call['params']> : undefined;
export type CallQuery<Call extends RestCall> = Call['query'] extends TSchema ? Static<Call['query']> : undefined;
export type CallBody<Call extends RestCall> = Call['body'] extends TSchema ? Static<Call['body']> : undefined;
export type CallResponse<Call extends RestCall> = Static<Call['response']>;
