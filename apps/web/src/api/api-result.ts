import type { Problem } from '@meridian/protocol/problem';

export type ApiSuccess<Value> = {
  readonly kind: 'ok';
  readonly value: Value;
  /** Rows there are in all, of an answer that is one page of them. */
  readonly totalCount: number | null;
};

/** The server answered, and its answer is no. */
export type ApiRefusal = {
  readonly kind: 'problem';
  readonly status: number;
  readonly statusText: string;
  /** Null when something between us and the service answered in its place. */
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;
};

export type ApiFailure =
  | ApiRefusal
  | { readonly kind: 'no-response'; readonly reason: 'network' | 'timeout' }
  /** An answer that breaks its own schema is worse than none. */
  | { readonly kind: 'bad-answer' }
  | { readonly kind: 'aborted' };

export type ApiResult<Value> = ApiSuccess<Value> | ApiFailure;
