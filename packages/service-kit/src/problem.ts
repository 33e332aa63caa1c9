import { STATUS_CODES } from 'node:http';
import type { Problem } from '@meridian/protocol/problem';

/**
 * An error response: `code` is a stable slug for programs, `message` a sentence for people. An empty `error` becomes
 * the name of the HTTP status (see problem-handling); pin errors set it.
 */
export function problem(code: string, message: string, error = ''): Problem {
  return { error, message, code };
}

export function statusName(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    typeof value.error === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value &&
    typeof value.code === 'string'
  );
}
