import { marksAuthFailed } from '@meridian/domain/login-error';
import {
  actionErrorMessage,
  CONFIG_LOAD_FAILED,
  LOGOUT_FAILED,
  pinErrorMessage,
  screenErrorMessage,
  userInfoErrorMessage,
} from '@meridian/domain/request-error';
import { strategySaveMessage } from '@meridian/domain/strategy-save-message';
import { describe, expect, it } from 'vitest';

const NO_RESPONSE = { kind: 'no-response' } as const;
const answer = (status: number, more: object = {}) => ({ kind: 'response' as const, status, ...more });

describe('errors and their texts', () => {
  it('[spec 8.1] a screen without an answer says network error', () => {
    expect(screenErrorMessage(NO_RESPONSE)).toBe('Network error. Please try again later or contact support.');
  });

  it('[spec 8.2] a screen with any failed answer says that the page is not available', () => {
    for (const status of [404, 400, 500]) {
      expect(screenErrorMessage(answer(status))).toBe('Page not available. Please try again later or contact support.');
    }
  });

  it('[spec 8.3] a failed action keeps what the server said, with status Error', () => {
    expect(actionErrorMessage(answer(409, { message: 'Order is done' }))).toMatchObject({
      status: 'Error',
      text: 'Order is done',
    });
  });

  it('[spec 8.4] a failed save is titled Error with the text of the server', () => {
    expect(strategySaveMessage({ kind: 'failed', serverMessage: 'Name is in use' })).toMatchObject({
      title: 'Error',
      text: 'Name is in use',
    });
  });

  it('[spec 8.5] too many connections are no failed sign-in', () => {
    expect(marksAuthFailed('User exceeded allowed number of connections.')).toBe(false);
    expect(marksAuthFailed('Wrong password')).toBe(true);
  });

  it('[spec 8.6] a failed sign-out has its text', () => {
    expect(LOGOUT_FAILED).toBe('Something went wrong!');
  });

  it('[spec 8.7] user info fails with the status text, the message, or a network error', () => {
    expect(userInfoErrorMessage(answer(502, { statusText: 'Bad Gateway', message: 'x' }))).toBe('Bad Gateway');
    expect(userInfoErrorMessage(answer(502, { message: 'Down' }))).toBe('Down');
    expect(userInfoErrorMessage(NO_RESPONSE)).toBe('Network error');
  });

  it('[spec 8.8] a pin error is the field error', () => {
    expect(pinErrorMessage(answer(400, { error: 'Wrong pin', message: 'Bad request' }))).toBe('Wrong pin');
  });

  it('[spec 8.9] a configuration that cannot be loaded has its words in the log', () => {
    expect(CONFIG_LOAD_FAILED).toBe('Network response was not ok');
  });
});
