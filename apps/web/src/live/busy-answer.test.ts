import { expect, it } from 'vitest';
import { answerError, askAgainAfterMs, isAskedAgain } from './busy-answer.ts';

it('[LS75] a question that the server is too busy for is asked again when it said, a few times', () => {
  const error = answerError({
    kind: 'failed',
    code: 'busy',
    message: 'Try again in 4 s.',
    data: { retry_after_seconds: 4 },
  });
  expect([error.message, askAgainAfterMs(0, error)]).toEqual(['Try again in 4 s.', 4_000]);
  expect([0, 2, 3].map((failures) => isAskedAgain(failures, error))).toEqual([true, true, false]);
});

it('any other refusal is shown at once', () => {
  const refused = answerError({ kind: 'failed', code: 'not-found', message: 'There is no ABC.', data: null });
  const lost = answerError({ kind: 'unknown', id: 'c1', message: 'No answer came in time.' });
  expect([refused, lost].map((error) => isAskedAgain(0, error))).toEqual([false, false]);
});
