import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RadixSort } from './radix-sort.ts';

function sorted(length: number) {
  return { slots: Int32Array.from({ length }, (_, at) => at), spare: new Int32Array(length) };
}

/** What a sort by comparison makes of it, equal ones as they were. */
function compared(values: readonly number[]): readonly number[] {
  const slots = values.map((_, at) => at);
  return slots.sort((a, b) => {
    const [left = 0, right = 0] = [values[a], values[b]];
    return left === right ? 0 : left < right ? -1 : 1;
  });
}

describe('RadixSort', () => {
  it('puts any numbers in order, and leaves equal ones as they are', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true }).map((value) => value + 0),
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 1_763_280_000_000, max: 1_763_280_000_900 }),
    );
    fc.assert(
      fc.property(fc.array(number, { maxLength: 60 }), (numbers) => {
        const result = sorted(numbers.length);
        new RadixSort(new Uint32Array(numbers.length)).byNumber(result, numbers.length, Float64Array.from(numbers));
        expect([...result.slots]).toEqual(compared(numbers));
      }),
    );
  });

  it('puts ranks in order, also more than fit into one digit', () => {
    const rank = fc.oneof(fc.nat(5), fc.nat(2 ** 31 - 1));
    fc.assert(
      fc.property(fc.array(rank, { maxLength: 60 }), (ranks) => {
        const result = sorted(ranks.length);
        new RadixSort(new Uint32Array(ranks.length)).byRank(result, ranks.length, (slot) => ranks[slot] ?? 0);
        expect([...result.slots]).toEqual(compared(ranks));
      }),
    );
  });
});
