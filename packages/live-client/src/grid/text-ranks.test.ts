import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextRanks } from './text-ranks.ts';

describe('text ranks', () => {
  it('ranks texts as sorting them would, blank last, however they came', () => {
    const text = fc.oneof(fc.constantFrom('', 'a', 'b', 'aa'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(text), { maxLength: 8 }), (batches) => {
        const ranks = new TextRanks();
        for (const batch of batches) {
          for (const each of batch) ranks.idOf(each);
          ranks.ranks();
        }
        const all = [...new Set(batches.flat())];
        const byRank = all.toSorted(
          (a, b) => (ranks.ranks()[ranks.idOf(a)] ?? 0) - (ranks.ranks()[ranks.idOf(b)] ?? 0),
        );
        const sorted = all.filter((each) => each !== '').toSorted();
        expect(byRank).toEqual(all.includes('') ? [...sorted, ''] : sorted);
        expect(ranks.size).toBe(all.length);
      }),
    );
  });
});
