import { STATUS_CODES } from 'node:http';
import type { Problem } from '@meridian/protocol/problem';

/**
 * An error answer: `code` is a stable slug for programs, `message` a sentence for people.
 * `error` is left empty to become the name of the answer's HTTP status (see problem-handling); pin errors fill it.
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
