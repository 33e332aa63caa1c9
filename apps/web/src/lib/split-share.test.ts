import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareAfterKey, storedShare, USUAL_SHARE } from './split-share.ts';

it('moves the line by keys, within bounds that leave both panes something to show', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter', 'a'].map((key) => shareAfterKey(key, 50))).toEqual([
    45,
    55,
    20,
    88,
    USUAL_SHARE,
    null,
  ]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ArrowUp', 'ArrowDown')), (keys) => {
      const share = keys.reduce((percent, key) => shareAfterKey(key, percent) ?? percent, 50);
      expect(share).toBeGreaterThanOrEqual(20);
      expect(share).toBeLessThanOrEqual(88);
    }),
  );
});

it.each([
  [null, USUAL_SHARE],
  ['', USUAL_SHARE],
  ['wide', USUAL_SHARE],
  ['40.5', 40.5],
  ['2', 20],
  ['99', 88],
])('reads %j as %d', (text, share) => {
  expect(storedShare(text)).toBe(share);
});
