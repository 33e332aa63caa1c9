import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { withWords, wordsOf } from './words-address.ts';

it('comes back as it was typed, but for spaces around it', () => {
  assert(
    property(string({ maxLength: 12, unit: 'grapheme' }), (words) => {
      const address = withWords(new URLSearchParams('asset=FUTURE'), words).toString();
      expect(wordsOf(new URLSearchParams(address))).toBe(words.trim());
      expect(new URLSearchParams(address).get('asset')).toBe('FUTURE');
    }),
  );
});

it('has a bound, whoever wrote the address', () => {
  const long = 'x'.repeat(300);
  expect(wordsOf(withWords(new URLSearchParams(), long))).toHaveLength(200);
  expect(wordsOf(new URLSearchParams({ find: long }))).toHaveLength(200);
});

it('leaves a plain address plain', () => {
  expect(withWords(new URLSearchParams('find=vod'), '  ').toString()).toBe('');
  expect(wordsOf(new URLSearchParams())).toBe('');
});
