import { describe, expect, it } from 'vitest';
import { SPECIAL_CHARACTERS } from './special-characters.ts';
import { validateFixRegistration, validateRegistration } from './registration-validation.ts';

const GOOD = {
  name: 'Ada Lovelace',
  email_id: 'ada@desk.com',
  short_name: 'ADA',
  password: 'correct horse battery',
  organisation: 'Analytical Engines & Co.',
};

const GOOD_FIX = {
  ...GOOD,
  sender_comp_id: 'DESK-1',
  target_comp_id: 'MERIDIAN',
  contact_name: 'Charles',
  contact_phone: '+44 (20) 7946-0000',
};

describe('validateRegistration', () => {
  it('finds nothing wrong with a good form', () => {
    expect(validateRegistration(GOOD)).toEqual({});
  });

  it('accepts the longest names allowed', () => {
    expect(validateRegistration({ ...GOOD, name: 'x'.repeat(100), short_name: 'x'.repeat(20) })).toEqual({});
  });

  it('has a message for every empty field', () => {
    expect(validateRegistration({ name: ' ', email_id: '', short_name: '', password: '', organisation: '' })).toEqual({
      name: 'Name is required.',
      email_id: 'Email is required.',
      short_name: 'Short name is required.',
      password: 'Password is required.',
      organisation: 'Organisation is required.',
    });
  });

  it.each([
    [{ email_id: 'a_b@desk.com' }, { email_id: 'Enter an email address such as name@company.com.' }],
    [{ short_name: 'A.L.' }, { short_name: 'Short name cannot have .: use letters, digits and spaces.' }],
    [{ short_name: 'x'.repeat(21) }, { short_name: 'Short name can have at most 20 characters.' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name can have at most 100 characters.' }],
    [{ password: 'short' }, { password: 'Use at least 12 characters.' }],
    [
      { password: 'analytical engines & co.' },
      { password: 'Use a password that is not your email, name or organisation.' },
    ],
  ])('names the field of %j', (change, errors) => {
    expect(validateRegistration({ ...GOOD, ...change })).toEqual(errors);
  });
});

describe('the special characters of the specification', () => {
  it.each(Array.from(SPECIAL_CHARACTERS))('refuse a short name with %s, in both registrations', (character) => {
    const short_name = `A${character}L`;
    const error = { short_name: `Short name cannot have ${character}: use letters, digits and spaces.` };
    expect(validateRegistration({ ...GOOD, short_name })).toEqual(error);
    expect(validateFixRegistration({ ...GOOD_FIX, short_name })).toEqual(error);
  });

  it('may stand in every other field that names somebody or something', () => {
    const names = { name: "Ann-Marie O'Neil (Jr.)", organisation: 'A & B, Inc.' };
    expect(validateRegistration({ ...GOOD, ...names })).toEqual({});
    expect(validateFixRegistration({ ...GOOD_FIX, ...names, contact_name: "J. O'Neil" })).toEqual({});
  });
});

describe('validateFixRegistration', () => {
  it('finds nothing wrong with a good form', () => {
    expect(validateFixRegistration(GOOD_FIX)).toEqual({});
  });

  it.each([
    [{ sender_comp_id: '' }, { sender_comp_id: 'SenderCompID is required.' }],
    [
      { sender_comp_id: 'A B' },
      { sender_comp_id: 'SenderCompID can have visible ASCII characters only, without spaces.' },
    ],
    [
      { target_comp_id: 'A\u0001B' },
      { target_comp_id: 'TargetCompID can have visible ASCII characters only, without spaces.' },
    ],
    [{ target_comp_id: 'DESK-1' }, { target_comp_id: 'TargetCompID must differ from SenderCompID.' }],
    [{ contact_name: '' }, { contact_name: 'Contact name is required.' }],
    [{ contact_phone: '' }, { contact_phone: 'Contact phone is required.' }],
    [{ contact_phone: 'call me' }, { contact_phone: 'Enter a phone number such as +1 212 555 0100.' }],
    [{ name: '' }, { name: 'Name is required.' }],
  ])('names the field of %j', (change, errors) => {
    expect(validateFixRegistration({ ...GOOD_FIX, ...change })).toEqual(errors);
  });
});
