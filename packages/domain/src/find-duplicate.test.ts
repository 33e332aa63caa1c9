import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDuplicate } from './find-duplicate.ts';

function rows(...values: unknown[]) {
  return values.map((result_destination) => ({ result_destination }));
}

describe('findDuplicate', () => {
  it.each([
    [['a', 'b', 'a'], 'a'],
    [['a', 'b', 'b', 'a'], 'b'],
    [['a', 'A'], null],
    [[0, 0], 0],
    [[null, null, undefined, undefined, '', ''], null],
    [[], null],
  ])('in %j is %j', (values, duplicate) => {
    expect(findDuplicate(rows(...values))).toBe(duplicate);
  });

  it('looks at another field when told', () => {
    const venues = [
      { venue: 'XNYS', result_destination: 1 },
      { venue: 'XNYS', result_destination: 2 },
    ];
    expect(findDuplicate(venues)).toBeNull();
    expect(findDuplicate(venues, 'venue')).toBe('XNYS');
    expect(findDuplicate(venues, 'toString')).toBeNull();
  });

  it('is null exactly when all values differ', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (values) => {
        expect(findDuplicate(rows(...values)) === null).toBe(new Set(values).size === values.length);
      }),
    );
  });
});
