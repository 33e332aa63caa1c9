import type { Maybe } from './maybe.ts';

export const NETWORK_ERROR = 'Network error';
export const NETWORK_ERROR_ON_SCREEN = 'Network error. Please try again later or contact support.';
export const PAGE_NOT_AVAILABLE = 'Page not available. Please try again later or contact support.';
export const LOGOUT_FAILED = 'Something went wrong!';
export const CONFIG_LOAD_FAILED = 'Network response was not ok';
export const ERROR_TITLE = 'Error';

/** A failed request, with or without a response. */
export type RequestError =
  | { readonly kind: 'no-response' }
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly statusText?: Maybe<string>;
      /** Fields of the response: `message`, and `error` for pins. */
      readonly message?: Maybe<string>;
      readonly error?: Maybe<string>;
    };

function nonBlank(text: Maybe<string>): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Pre-trade analytics and venue screens have two messages. 404 and all other responses share one. */
export function screenErrorMessage(error: RequestError): string {
  return error.kind === 'no-response' ? NETWORK_ERROR_ON_SCREEN : PAGE_NOT_AVAILABLE;
}

export type ActionMessage = { readonly status: 'Error'; readonly text: string };

/** The message of a failed action. */
export function actionErrorMessage(error: RequestError): ActionMessage {
  const text = error.kind === 'response' ? (nonBlank(error.message) ?? nonBlank(error.statusText)) : null;
  return { status: 'Error', text: text ?? NETWORK_ERROR };
}

/** The status text, else the response's message, else 'Network error'. */
export function userInfoErrorMessage(error: RequestError): string {
  if (error.kind === 'no-response') return NETWORK_ERROR;
  return nonBlank(error.statusText) ?? nonBlank(error.message) ?? NETWORK_ERROR;
}

/** Pin errors carry their text in the field `error`. */
export function pinErrorMessage(error: RequestError): string {
  if (error.kind === 'no-response') return NETWORK_ERROR;
  return nonBlank(error.error) ?? nonBlank(error.message) ?? NETWORK_ERROR;
}
