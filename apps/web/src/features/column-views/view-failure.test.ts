import { expect, test } from 'vitest';
import type { ApiFailure } from '../../api/api-result.ts';
import { viewFailure } from './view-failure.ts';

function refusal(status: number, code: string, message: string): ApiFailure {
  return { kind: 'problem', status, statusText: '', problem: { error: '', code, message }, retryAfterSeconds: null };
}

test('the words are those of the server, and a newer version is told apart', () => {
  expect(viewFailure(refusal(409, 'name-taken', 'Taken.'))).toEqual({ text: 'Taken.', isOvertaken: false });
  expect(viewFailure(refusal(409, 'changed-meanwhile', 'Newer.'))).toEqual({ text: 'Newer.', isOvertaken: true });
});

test('a view that is gone says what to do', () => {
  expect(viewFailure(refusal(404, 'not-found', 'There is no such view.')).text).toContain('Save yours as a new one');
});

test('no answer is a network error', () => {
  expect(viewFailure({ kind: 'no-response', reason: 'network' })).toEqual({
    text: 'Network error',
    isOvertaken: false,
  });
});
