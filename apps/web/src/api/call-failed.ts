import type { RestCall } from '@meridian/protocol/rest/rest-call';
import type { ApiFailure, ApiResult, ApiSuccess } from './api-result.ts';
import { failureMessage } from './error-text.ts';

/** A failed call as a thrown error, as queries need it. It carries what the screen shows. */
export class CallFailed extends Error {
  readonly failure: ApiFailure;
  /** `GET /admin/users` */
  readonly call: string;

  constructor(call: RestCall, failure: ApiFailure) {
    super(failureMessage(failure));
    this.name = 'CallFailed';
    this.failure = failure;
    this.call = `${call.method} ${call.path}`;
  }
}

export function orThrow<Value>(call: RestCall, result: ApiResult<Value>): ApiSuccess<Value> {
  if (result.kind !== 'ok') throw new CallFailed(call, result);
  return result;
}

/** The server does not know what was asked for, or not any more. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof CallFailed && error.failure.kind === 'problem' && error.failure.status === 404;
}

/** The details of any error, for the error state. */
export function failedCall(error: Error): string | null {
  return error instanceof CallFailed ? error.call : null;
}
