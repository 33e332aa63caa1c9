import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const OWNER = { email_id: 'Long.Trader.Name@desk.com', name: 'Ada Lovelace King', organisation: 'Meridian Capital' };

describe('passwordProblem', () => {
  it.each(['meridian-demo', 'correct horse battery', 'длинный пароль', '🎌🎏🎐🎑🎀🎁🎂🎃🎄🎅🎆🎇'])(
    'takes %s',
    (password) => {
      expect(passwordProblem(password, OWNER)).toBeNull();
    },
  );

  it.each([
    ['', 'Use at least 12 characters.'],
    ['elevenchars', 'Use at least 12 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['            ', 'Use more than spaces.'],
    ['aaaaaaaaaaaa', 'Use at least 5 different characters.'],
    ['abababababab', 'Use at least 5 different characters.'],
    ['Password1234', 'This password is too common. Choose another.'],
    ['long.trader.name@desk.com', 'Use a password that is not your email, name or organisation.'],
    ['LONG.TRADER.NAME@DESK.COM ', 'Use a password that is not your email, name or organisation.'],
    ['long.trader.name', 'Use a password that is not your email, name or organisation.'],
    ['ada lovelace king', 'Use a password that is not your email, name or organisation.'],
    ['Meridian Capital', 'Use a password that is not your email, name or organisation.'],
  ])('refuses %j: %s', (password, problem) => {
    expect(passwordProblem(password, OWNER)).toBe(problem);
  });

  it('refuses the email in any case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{12,30}$/), (local) => {
        const email_id = `${local}@desk.com`;
        expect(passwordProblem(email_id.toUpperCase(), { email_id })).not.toBeNull();
      }),
    );
  });
});
