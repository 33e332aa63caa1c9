import type { Problem } from '@meridian/protocol/problem';

export type ApiSuccess<Value> = {
  readonly kind: 'ok';
  readonly value: Value;
  /** The total number of rows. The answer is one page of them. */
  readonly totalCount: number | null;
};

/** The server refused the call. */
export type ApiRefusal = {
  readonly kind: 'problem';
  readonly status: number;
  readonly statusText: string;
  /** Null when a proxy answered instead of the service. */
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;
};

export type ApiFailure =
  | ApiRefusal
  | { readonly kind: 'no-response'; readonly reason: 'network' | 'timeout' }
  /** The answer does not match its schema, so it is not used. */
  | { readonly kind: 'bad-answer' }
  | { readonly kind: 'aborted' };

export type ApiResult<Value> = ApiSuccess<Value> | ApiFailure;
