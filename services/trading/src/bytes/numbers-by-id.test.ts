import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumbersById } from './numbers-by-id.ts';

it('numbers by id are those that were set last, whichever blocks they are in', () => {
  const id = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.integer({ min: 0, max: 2 ** 40 }))), fc.array(id), (set, asked) => {
      const numbers = new NumbersById();
      for (const [at, value] of set) numbers.set(at, value);
      const expected = new Map(set);
      for (const at of [...asked, ...expected.keys()]) expect(numbers.get(at)).toBe(expected.get(at));
      expect(numbers.greatestId).toBe(Math.max(-1, ...expected.keys()));
    }),
  );
});
