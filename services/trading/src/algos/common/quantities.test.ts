import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { algoInput, TEST_INSTRUMENT } from '../testing/algo-input.ts';
import { childSize, clipLots, continuousFilledLots } from './quantities.ts';

describe('child size', () => {
  it.each([
    ['the wish', 100, 500, 10, 1000, 100],
    ['no more than the bound', 100, 60, 10, 1000, 60],
    ['made up to the least', 4, 500, 10, 1000, 10],
    ['nothing when the least is too much', 4, 9, 10, 1000, 0],
    ['the last one as small as it is', 7, 7, 10, 7, 7],
    ['nothing without a wish', 0, 500, 10, 1000, 0],
    ['nothing at the end', 10, 10, 1, 0, 0],
  ])('is %s', (_case, wishedLots, atMostLots, minimumLots, remainingLots, expected) => {
    expect(childSize({ wishedLots, atMostLots, minimumLots, remainingLots })).toBe(expected);
  });

  it('never exceeds its bounds', () => {
    const lots = fc.nat(1000);
    fc.assert(
      fc.property(lots, lots, lots, lots, (wishedLots, atMostLots, minimumLots, remainingLots) => {
        const size = childSize({ wishedLots, atMostLots, minimumLots, remainingLots });
        expect(size).toBeLessThanOrEqual(Math.min(atMostLots, remainingLots));
        expect(size === 0 || size >= Math.min(minimumLots, remainingLots)).toBe(true);
      }),
    );
  });
});

describe('clip', () => {
  it('is a quarter of an average minute, and never below the least child', () => {
    expect(clipLots(algoInput())).toBe(642);
    expect(clipLots(algoInput({ parameters: { minimumChildLots: 900 } }))).toBe(900);
    expect(clipLots(algoInput({ instrument: { ...TEST_INSTRUMENT, averageDailyLots: 10 } }))).toBe(1);
  });
});

it('leaves the auctions out of what participation counts', () => {
  expect(continuousFilledLots(algoInput({ filledLots: 900, auctionFilledLots: { opening: 100, closing: 200 } }))).toBe(
    600,
  );
});
