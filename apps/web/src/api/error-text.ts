import {
  actionErrorMessage,
  pinErrorMessage,
  type RequestError,
  screenErrorMessage,
  userInfoErrorMessage,
} from '@meridian/domain/request-error';
import type { ApiFailure } from './api-result.ts';

const BAD_ANSWER = 'The server answered in a form that this page does not understand. Reload it, or contact support.';

/** Not an error of the network: the server is there, and may still be at work. */
const TOO_SLOW = 'The server took too long to answer. Try again.';

/** The text for a form or a dialog: the server's message, else that it did not answer. */
export function failureMessage(failure: ApiFailure): string {
  if (isTimeout(failure)) return TOO_SLOW;
  return failure.kind === 'bad-answer' ? BAD_ANSWER : actionErrorMessage(requestError(failure)).text;
}

/** Pin errors have their text in `error`, whatever the status; all other problems in `message`. */
export function pinFailureMessage(failure: ApiFailure): string {
  return failure.kind === 'problem' ? pinErrorMessage(requestError(failure)) : failureMessage(failure);
}

export function userInformationFailureMessage(failure: ApiFailure): string {
  return userInfoErrorMessage(requestError(failure));
}

export function screenFailureMessage(failure: ApiFailure): string {
  return isTimeout(failure) ? TOO_SLOW : screenErrorMessage(requestError(failure));
}

function isTimeout(failure: ApiFailure): boolean {
  return failure.kind === 'no-response' && failure.reason === 'timeout';
}

function requestError(failure: ApiFailure): RequestError {
  if (failure.kind === 'no-response' || failure.kind === 'aborted') return { kind: 'no-response' };
  // The server answered without a text.
  if (failure.kind === 'bad-answer') return { kind: 'response', status: 200 };
  const { status, statusText, problem } = failure;
  return { kind: 'response', status, statusText, message: problem?.message, error: problem?.error };
}
