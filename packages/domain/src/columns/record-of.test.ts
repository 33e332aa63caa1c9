import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf, recordOf } from './record-of.ts';

describe('recordOf and keysOf', () => {
  it('are inverse for distinct keys', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z%_ ]{1,8}$/));
    fc.assert(
      fc.property(names, (keys) => {
        const record = recordOf(keys, (key) => key.length);
        expect(keysOf(record)).toEqual(keys);
        for (const key of keys) expect(record[key]).toBe(key.length);
      }),
    );
  });

  it('leaves inherited keys out', () => {
    const record: Record<string, number> = Object.create({ inherited: 1 });
    record.own = 2;
    expect(keysOf(record)).toEqual(['own']);
  });
});
