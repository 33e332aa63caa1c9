import { STATUS_CODES } from 'node:http';
import type { Problem } from '@meridian/protocol/problem';

/** `error` is the name of the HTTP status unless a caller needs its own text there, as the pin errors do. */
export function problem(code: string, message: string, error?: string): Problem {
  return { error: error ?? statusNameOf(code), message, code };
}

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'invalid-request': 400,
  unauthenticated: 401,
  'invalid-credentials': 401,
  'not-permitted': 403,
  'not-found': 404,
  'too-many-attempts': 429,
  internal: 500,
  'not-ready': 503,
};

function statusNameOf(code: string): string {
  return statusName(STATUS_OF_CODE[code] ?? 400);
}

export function statusName(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}
