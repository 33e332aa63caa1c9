import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normalizedEmail } from './email.ts';

describe('isEmail', () => {
  it.each(['trader@meridian.local', 'a.b%c+d-e@desk.example.co.uk', 'A1@x-y.IO', '9@9.co'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'first_last@desk.com',
    'trader@desk',
    'trader@desk.c',
    'trader@.com',
    'trader@desk..com',
    '@desk.com',
    'trader',
    'trader@',
    'a b@desk.com',
    'trader@desk_1.com',
    'trader@desk.com ',
    ' trader@desk.com',
    'trader@desk.com\n',
    'a@b@desk.com',
    "o'neil@desk.com",
    'tradér@desk.com',
    '',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('refuses what is longer than an address can be', () => {
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });

  it('accepts every address built by the rule', () => {
    const local = fc.stringMatching(/^[A-Za-z0-9.%+-]{1,20}$/);
    const labels = fc.array(fc.stringMatching(/^[A-Za-z0-9-]{1,10}$/), { minLength: 1, maxLength: 4 });
    const top = fc.stringMatching(/^[A-Za-z]{2,6}$/);
    fc.assert(
      fc.property(local, labels, top, (name, domain, last) => {
        expect(isEmail(`${name}@${domain.join('.')}.${last}`)).toBe(true);
        expect(isEmail(`${name}_@${domain.join('.')}.${last}`)).toBe(false);
      }),
    );
  });

  it('finds the same person in upper and lower case', () => {
    expect(normalizedEmail(' Trader@Meridian.LOCAL ')).toBe('trader@meridian.local');
  });
});
