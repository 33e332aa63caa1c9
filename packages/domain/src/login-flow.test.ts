import { describe, expect, it } from 'vitest';
import {
  afterCredentials,
  afterPinAccepted,
  afterPinRefused,
  nextResetStep,
  resetEmailAfterError,
} from './login-flow.ts';
import { VERIFICATION_LIMIT_EXPIRED, VERIFICATION_TIME_EXPIRED } from './verification.ts';

const ANSWER = { email_id: 'a@desk.com', token: 't', needs_verification: false };

describe('login', () => {
  it('lets a verified user in at once', () => {
    expect(afterCredentials(ANSWER)).toEqual({ kind: 'logged-in', remove: [] });
  });

  it('keeps email and token and asks for the pin where it is owed', () => {
    expect(afterCredentials({ ...ANSWER, needs_verification: true })).toEqual({
      kind: 'verify-pin',
      path: '/verify-pin',
      store: { email_id: 'a@desk.com', node_auth_token: 't' },
    });
  });

  it('forgets the email once the pin was right', () => {
    expect(afterPinAccepted()).toEqual({ kind: 'logged-in', remove: ['email_id'] });
  });

  it.each([VERIFICATION_LIMIT_EXPIRED, VERIFICATION_TIME_EXPIRED])('starts over after "%s"', (message) => {
    expect(afterPinRefused(message)).toEqual({ kind: 'restart', path: '/login', message });
  });

  it('stays on the page after a wrong pin', () => {
    expect(afterPinRefused('Wrong pin')).toEqual({ kind: 'show-error', message: 'Wrong pin' });
  });
});

describe('password reset', () => {
  it('goes from email to pin to password', () => {
    expect(nextResetStep('verify-email')).toBe('verify-pin');
    expect(nextResetStep('verify-pin')).toBe('reset');
    expect(nextResetStep('reset')).toBeNull();
  });

  it('drops the email when the pin has run out, and keeps it otherwise', () => {
    expect(resetEmailAfterError('a@desk.com', VERIFICATION_TIME_EXPIRED)).toBeNull();
    expect(resetEmailAfterError('a@desk.com', VERIFICATION_LIMIT_EXPIRED)).toBeNull();
    expect(resetEmailAfterError('a@desk.com', 'Wrong pin')).toBe('a@desk.com');
    expect(resetEmailAfterError(undefined, 'Wrong pin')).toBeNull();
  });
});
