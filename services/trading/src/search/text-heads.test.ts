import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefixRank } from './match-rank.ts';
import { TextHeads } from './text-heads.ts';

const NONE = 9;
const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', '\u00ff', '\u4e2d', '\0'), maxLength: 11 });

test('[LS63] a text begins with a prefix exactly when its head says so, whatever its characters and its length', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), text, fc.nat(10), (texts, other, length) => {
      const heads = new TextHeads(1);
      heads.grow(texts.length);
      texts.forEach((one, at) => heads.set(at, one));
      for (const prefix of [other, texts[0]?.slice(0, length) ?? ''].filter((one) => one !== '')) {
        const ranker = heads.ranker(prefix, NONE, (at) => texts[at] ?? '');
        expect(texts.map((_, at) => ranker.rank(at))).toEqual(texts.map((one) => prefixRank(one, prefix) ?? NONE));
      }
    }),
    { numRuns: 2_000 },
  );
});
