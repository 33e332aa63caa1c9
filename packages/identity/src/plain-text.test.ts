import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey, withoutControls } from './plain-text.ts';

test('control characters go, words stay', () => {
  expect(withoutControls(' left\u0000the\ndesk\u0085 ')).toBe('left the desk');
});

test('emails are compared in lower case, without the spaces around them', () => {
  expect(emailKey(' Trader@Meridian.Local ')).toBe('trader@meridian.local');
  expect(emailKey('tr\u0000ader@meridian.local')).toBe('tr?ader@meridian.local');
  expect(emailKey('trader\u0130@meridian.local')).toBe('trader?@meridian.local');
});

test('a normalized email is printable ASCII without capitals, whatever came in', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const email = emailKey(text);
      expect(email).toMatch(/^[\u0021-\u0040\u005b-\u007e]*$/);
      expect(emailKey(email)).toBe(email);
    }),
  );
});
