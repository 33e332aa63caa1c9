import { describe, expect, it } from 'vitest';
import type { ApiFailure } from './api-result.ts';
import {
  failureMessage,
  pinFailureMessage,
  screenFailureMessage,
  userInformationFailureMessage,
} from './error-text.ts';

const network: ApiFailure = { kind: 'no-response', reason: 'network' };

function refusal(status: number, statusText: string, problem: { error: string; message: string } | null): ApiFailure {
  return {
    kind: 'problem',
    status,
    statusText,
    problem: problem === null ? null : { ...problem, code: 'some-code' },
    retryAfterSeconds: null,
  };
}

describe('error catalogue', () => {
  it('shows the server’s message on a form, and Network error without an answer', () => {
    expect(failureMessage(refusal(401, 'Unauthorized', { error: 'Unauthorized', message: 'Wrong email.' }))).toBe(
      'Wrong email.',
    );
    expect(failureMessage(network)).toBe('Network error');
    expect(failureMessage(refusal(502, 'Bad Gateway', null))).toBe('Bad Gateway');
    expect(failureMessage(refusal(502, '', null))).toBe('Network error');
  });

  it('calls a slow server slow, and not the network', () => {
    const slow: ApiFailure = { kind: 'no-response', reason: 'timeout' };
    expect(failureMessage(slow)).toBe('The server took too long to answer. Try again.');
    expect(screenFailureMessage(slow)).toBe('The server took too long to answer. Try again.');
  });

  it('takes a pin error from the field error', () => {
    const failure = refusal(400, 'Bad Request', { error: 'The code is wrong.', message: 'Bad pin' });
    expect(pinFailureMessage(failure)).toBe('The code is wrong.');
    expect(pinFailureMessage(refusal(400, 'Bad Request', { error: ' ', message: 'Bad pin' }))).toBe('Bad pin');
    expect(pinFailureMessage(network)).toBe('Network error');
    for (const status of [401, 429, 500]) {
      const general = refusal(status, 'Oops', { error: 'Verification limit is expired', message: 'Too many' });
      expect(pinFailureMessage(general)).toBe('Verification limit is expired');
    }
  });

  it('explains a user who could not be read by status text, then message, then Network error', () => {
    const problem = { error: 'x', message: 'No such user.' };
    expect(userInformationFailureMessage(refusal(500, 'Internal Server Error', problem))).toBe('Internal Server Error');
    expect(userInformationFailureMessage(refusal(500, '', problem))).toBe('No such user.');
    expect(userInformationFailureMessage(refusal(500, '', null))).toBe('Network error');
    expect(userInformationFailureMessage(network)).toBe('Network error');
  });

  it('has two sentences for the analytics and venue screens', () => {
    const notAvailable = 'Page not available. Please try again later or contact support.';
    expect(screenFailureMessage(network)).toBe('Network error. Please try again later or contact support.');
    expect(screenFailureMessage(refusal(404, 'Not Found', null))).toBe(notAvailable);
    expect(screenFailureMessage(refusal(500, 'Oops', null))).toBe(notAvailable);
    expect(screenFailureMessage({ kind: 'bad-answer' })).toBe(notAvailable);
  });
});
