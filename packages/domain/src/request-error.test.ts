import { describe, expect, it } from 'vitest';
import {
  actionErrorMessage,
  pinErrorMessage,
  type RequestError,
  screenErrorMessage,
  userInfoErrorMessage,
} from './request-error.ts';

const NO_RESPONSE: RequestError = { kind: 'no-response' };

function answer(status: number, rest: { statusText?: string; message?: string; error?: string } = {}): RequestError {
  return { kind: 'response', status, ...rest };
}

describe('error messages', () => {
  it('on analytics and venue screens are one of two', () => {
    expect(screenErrorMessage(NO_RESPONSE)).toBe('Network error. Please try again later or contact support.');
    for (const status of [404, 400, 500]) {
      expect(screenErrorMessage(answer(status))).toBe('Page not available. Please try again later or contact support.');
    }
  });

  it('of an action keep the server’s text, with status Error', () => {
    expect(actionErrorMessage(answer(409, { message: 'Order is done.' }))).toEqual({
      status: 'Error',
      text: 'Order is done.',
    });
    expect(actionErrorMessage(NO_RESPONSE)).toEqual({ status: 'Error', text: 'Network error' });
    expect(actionErrorMessage(answer(500, { message: ' ' }))).toEqual({ status: 'Error', text: 'Network error' });
  });

  it('of user info use the status text, then the message, then the network error', () => {
    expect(userInfoErrorMessage(answer(500, { statusText: 'Oops', message: 'x' }))).toBe('Oops');
    expect(userInfoErrorMessage(answer(500, { statusText: '', message: 'x' }))).toBe('x');
    expect(userInfoErrorMessage(answer(500))).toBe('Network error');
    expect(userInfoErrorMessage(NO_RESPONSE)).toBe('Network error');
  });

  it('of a pin come from the field error', () => {
    expect(pinErrorMessage(answer(400, { error: 'Wrong pin', message: 'Bad Request' }))).toBe('Wrong pin');
    expect(pinErrorMessage(answer(500))).toBe('Network error');
    expect(pinErrorMessage(NO_RESPONSE)).toBe('Network error');
  });
});
