import { passwordProblem } from '@meridian/domain/password';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordRules } from './password-rules.ts';

const owner = { email_id: 'r.okafor@desk.example' };

function met(password: string) {
  return passwordRules(password, owner).map((rule) => rule.isMet);
}

describe('password rules', () => {
  it('are ticked one by one', () => {
    expect(met('')).toEqual([false, false, false]);
    expect(met('abcdef')).toEqual([false, true, false]);
    expect(met('aaaaaaaaaaaaaa')).toEqual([true, false, false]);
    expect(met('r.okafor@desk.example')).toEqual([true, true, false]);
    expect(met('password1234')).toEqual([true, true, false]);
    expect(met('correct horse battery')).toEqual([true, true, true]);
  });

  it('are all met exactly when the password is valid', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (password) => {
        const areAllMet = passwordRules(password, owner).every((rule) => rule.isMet);
        expect(areAllMet).toBe(passwordProblem(password, owner) === null);
      }),
    );
  });
});
