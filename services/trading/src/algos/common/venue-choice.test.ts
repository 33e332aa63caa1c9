import { describe, expect, it } from 'vitest';
import type { VenueHealth } from '../../kernel/algo.ts';
import { algoInput, atMinute, openChild, TEST_INSTRUMENT, TEST_VENUES } from '../testing/algo-input.ts';
import { litVenue } from './venue-choice.ts';

const LIT = TEST_VENUES.find(({ kind }) => kind === 'lit');
if (LIT === undefined) throw new Error('there is a lit venue');
const lit = (venue: string, more: Partial<VenueHealth> = {}): VenueHealth => ({ ...LIT, venue, priority: 1, ...more });
const equals = [lit('XNAS'), lit('ARCX'), lit('BATS'), lit('XTSE', { priority: 2 })];

const chosenAt = (seconds: number, index = 0, venues = equals) => {
  const instrument = { ...TEST_INSTRUMENT, index };
  return litVenue(algoInput({ nowMs: atMinute(0) + 1000 * seconds, instrument, venues }))?.venue;
};

describe('lit venues', () => {
  it('of the best priority take turns, out of step from one instrument to the next', () => {
    const turns = [0, 10, 20, 30].map((seconds) => chosenAt(seconds));
    expect(new Set(turns)).toEqual(new Set(['XNAS', 'ARCX', 'BATS']));
    expect(turns[3]).toBe(turns[0]);
    expect(chosenAt(0, 1)).toBe(turns[1]);
  });

  it('hold what rests there, and lose their turn while they are down', () => {
    const openChildren = [openChild({ venue: 'BATS', destination: LIT.destination })];
    for (const seconds of [0, 10, 20]) {
      const input = algoInput({ nowMs: atMinute(0) + 1000 * seconds, venues: equals, openChildren });
      expect(litVenue(input)?.venue).toBe('BATS');
      expect(chosenAt(seconds, 0, [lit('XNAS', { isUp: false }), lit('ARCX')])).toBe('ARCX');
    }
  });

  it('of a lower priority wait until no better one is up', () => {
    const isUp = false;
    expect(chosenAt(0, 0, [lit('XNAS', { isUp }), lit('ARCX', { isUp }), lit('XTSE', { priority: 2 })])).toBe('XTSE');
    expect(chosenAt(0, 0, [])).toBeUndefined();
  });
});
