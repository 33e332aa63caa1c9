import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeValue, ownValue, parseJsonRecord, textValue } from './json-text.ts';

describe('parseJsonRecord', () => {
  it.each(['', '  ', '{', 'null', '[1]', '"text"', '12', 'undefined', null, undefined])('gives null for %j', (text) => {
    expect(parseJsonRecord(text)).toBeNull();
  });

  it('never throws and reads every object back', () => {
    fc.assert(fc.property(fc.string(), (text) => parseJsonRecord(text) !== undefined));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.boolean())), (record) => {
        const read = parseJsonRecord(JSON.stringify(record));
        expect(Object.entries(read ?? {})).toEqual(Object.entries(JSON.parse(JSON.stringify(record))));
      }),
    );
  });

  it('reads own keys only', () => {
    expect(ownValue(parseJsonRecord('{}'), 'constructor')).toBeUndefined();
    expect(ownValue(parseJsonRecord('{"a":0}'), 'a')).toBe(0);
    expect(ownValue(null, 'a')).toBeUndefined();
  });

  it('reads text and codes', () => {
    expect(textValue('  x ')).toBe('x');
    expect(textValue('  ')).toBeNull();
    expect(textValue(3)).toBeNull();
    expect(codeValue(-1)).toBe('-1');
    expect(codeValue('0')).toBe('0');
    expect(codeValue(Number.NaN)).toBeNull();
    expect(codeValue({})).toBeNull();
  });
});
