import { anything, array, assert, constantFrom, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, wellFormed } from './well-formed.ts';

const hostile = array(constantFrom('a', '😀', '\ud83d', '\ude00', '\u202e', 'é'), { maxLength: 30 }).map((parts) =>
  parts.join(''),
);

test('every text of a value from outside can be stored, names of fields included', () => {
  expect(wellFormed({ note: 'a\ud800', 'b\udc00': ['😀', '\ude00'], n: 1, no: null })).toEqual({
    note: 'a\ufffd',
    'b\ufffd': ['😀', '\ufffd'],
    n: 1,
    no: null,
  });
  assert(
    property(anything({ key: hostile, values: [hostile, nat()] }), (value) => {
      const text = JSON.stringify(wellFormed(value)) ?? '';
      expect(/\\ud[89a-f]/.test(text)).toBe(false);
    }),
  );
});

test('what is well-formed is kept as it is', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      expect(wellFormed(text)).toBe(text);
    }),
  );
});

test('a text is never cut through the middle of an emoji', () => {
  expect(cutText('ab😀', 3)).toBe('ab😀');
  expect(cutText('ab😀cd', 3)).toBe('ab😀');
  assert(
    property(hostile, nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(text.length <= max || cut.isWellFormed()).toBe(true);
      expect(Array.from(cut).length).toBeLessThanOrEqual(max);
    }),
  );
});
