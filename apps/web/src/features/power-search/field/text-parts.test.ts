import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

describe('the parts of a search text', () => {
  it('mark field names and the error', () => {
    const error = { kind: 'error' as const, message: '', start: 11, end: 17 };
    expect(textParts('country:JP contry:US', error).map(({ text, kind }) => [text, kind])).toEqual([
      ['country', 'field'],
      [':JP ', 'plain'],
      ['contry', 'error'],
      [':US', 'plain'],
    ]);
  });

  it('join to the original text for any text and error', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.nat(30), (text, start, length) => {
        const error = { kind: 'error' as const, message: '', start, end: start + length };
        const parts = textParts(text, error);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
