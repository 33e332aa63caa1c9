import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInt8, parseInt8Array } from './type-parsers.ts';

describe('parseInt8', () => {
  test('every safe integer comes back as the same number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(parseInt8(String(value))).toBe(value);
      }),
    );
  });

  test('what would be rounded throws', () => {
    expect(() => parseInt8('9007199254740993')).toThrow(RangeError);
    expect(() => parseInt8('-9223372036854775808')).toThrow(RangeError);
  });
});

test.each([
  ['{}', []],
  ['{1,-2,NULL}', [1, -2, null]],
])('int8 array %s', (text, expected) => expect(parseInt8Array(text)).toEqual(expected));
