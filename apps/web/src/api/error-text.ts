import type { ApiFailure } from './api-result.ts';

export const NETWORK_ERROR = 'Network error';
export const NETWORK_ERROR_ON_SCREEN = 'Network error. Please try again later or contact support.';
export const PAGE_NOT_AVAILABLE = 'Page not available. Please try again later or contact support.';
export const LOGOUT_FAILED = 'Something went wrong!';
export const BAD_ANSWER =
  'The server answered in a form that this page does not understand. Reload it, or contact support.';

/** What a form or a dialog shows: the server's words, else that there was no answer. */
export function failureMessage(failure: ApiFailure): string {
  if (failure.kind === 'bad-answer') return BAD_ANSWER;
  if (failure.kind !== 'problem') return NETWORK_ERROR;
  return nonEmpty(failure.problem?.message) ?? nonEmpty(failure.statusText) ?? NETWORK_ERROR;
}

/** Pin errors carry their text in the field `error`. */
export function pinFailureMessage(failure: ApiFailure): string {
  const text = failure.kind === 'problem' ? nonEmpty(failure.problem?.error) : null;
  return text ?? failureMessage(failure);
}

/** A user who could not be read: the status text, else the message of the answer, else 'Network error'. */
export function userInformationFailureMessage(failure: ApiFailure): string {
  if (failure.kind !== 'problem') return NETWORK_ERROR;
  return nonEmpty(failure.statusText) ?? nonEmpty(failure.problem?.message) ?? NETWORK_ERROR;
}

/** The analytics and venue screens know two sentences only. */
export function screenFailureMessage(failure: ApiFailure): string {
  return failure.kind === 'no-response' ? NETWORK_ERROR_ON_SCREEN : PAGE_NOT_AVAILABLE;
}

function nonEmpty(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}
