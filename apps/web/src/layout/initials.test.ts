import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes first and last word, else the beginning', () => {
  expect(initials('Robin van der Oak', 'r@x.example')).toBe('RO');
  expect(initials('Cher', 'c@x.example')).toBe('CH');
  expect(initials('', 'trader@x.example')).toBe('TR');
  expect(initials('  ', '')).toBe('?');
  expect(initials('Émile Ōta', '')).toBe('ÉŌ');
});
