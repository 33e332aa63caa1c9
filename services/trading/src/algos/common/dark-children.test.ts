import { describe, expect, it } from 'vitest';
import type { VenueHealth } from '../../kernel/algo.ts';
import { algoInput, openChild, TEST_INSTRUMENT, venuesWith } from '../testing/algo-input.ts';
import { conditionalChildren, darkChildren } from './dark-children.ts';

const VECTOR = [
  { submitted: 5, filled: 5 },
  { submitted: 5, filled: 3 },
  { submitted: 5, filled: 5 },
  { submitted: 5, filled: 0 },
  { submitted: 5, filled: 2 },
];

const withVenue = (name: string, changes: Partial<VenueHealth>) =>
  venuesWith(({ venue }) => (venue === name ? changes : {}));

const lotsBy = (children: readonly { readonly venue: string; readonly lots: number }[]) =>
  Object.fromEntries(children.map(({ venue, lots }) => [venue, lots]));

describe('dark children', () => {
  it('are none of a future, whatever venues its reference data name', () => {
    const future = algoInput({ totalLots: 1000, instrument: { ...TEST_INSTRUMENT, assetClass: 'FUTURE' } });
    expect(darkChildren(future, 1000)).toEqual([]);
    expect(conditionalChildren(future, 1000)).toEqual([]);
  });

  it('rest at the mid with the limit and a minimum', () => {
    const input = algoInput({ totalLots: 1000, limitTicks: 10_002 });
    expect(darkChildren(input, 1000)).toMatchObject([
      { slot: 'dark-SGMX', kind: 'mid-peg', limitTicks: 10_002, minimumLots: 20, displayLots: 0 },
      { slot: 'dark-CRSX', minimumLots: 20 },
    ]);
  });

  it('try an unknown venue with a clip, the less toxic one first', () => {
    expect(lotsBy(darkChildren(algoInput({ totalLots: 1000 }), 1000))).toEqual({ SGMX: 642, CRSX: 358 });
  });

  it('go where they are likely to be met, by the Kaplan–Meier tail', () => {
    // SGMX holds its first two lots with probability .8 and more with less; CRSX is unknown, at .65 after toxicity.
    const venues = withVenue('SGMX', { fills: VECTOR, toxicity: 0 });
    expect(lotsBy(darkChildren(algoInput({ totalLots: 10, venues }), 10))).toEqual({ SGMX: 2, CRSX: 8 });
  });

  it('try a venue again that had nothing, after those that had something', () => {
    const emptyHanded = Array.from({ length: 40 }, () => ({ submitted: 700, filled: 0 }));
    const venues = withVenue('SGMX', { fills: emptyHanded });
    expect(lotsBy(darkChildren(algoInput({ totalLots: 1000, venues }), 700))).toEqual({ SGMX: 58, CRSX: 642 });
    const little = withVenue('SGMX', { fills: [{ submitted: 700, filled: 10 }], toxicity: 0 });
    expect(lotsBy(darkChildren(algoInput({ totalLots: 1000, venues: little }), 700))).toEqual({ SGMX: 58, CRSX: 642 });
  });

  it('stay away from a venue whose toxicity eats the half spread', () => {
    expect(lotsBy(darkChildren(algoInput({ venues: withVenue('CRSX', { toxicity: 1 }) }), 5000))).toEqual({
      SGMX: 642,
    });
  });

  it('keep what rests already', () => {
    const openChildren = [
      openChild({ slot: 'dark-SGMX', kind: 'mid-peg', venue: 'SGMX', lots: 500, limitTicks: null }),
    ];
    expect(lotsBy(darkChildren(algoInput({ openChildren }), 642))).toEqual({ SGMX: 500 });
  });
});

const after = (invitations: number, firmUps: number) =>
  conditionalChildren(algoInput({ venues: withVenue('BIDS', { firmUps: { invitations, firmUps } }) }), Infinity);

describe('conditional children', () => {
  it('are for four fifths of what is left, within the cap', () => {
    expect(conditionalChildren(algoInput({ filledLots: 1000 }), Infinity)).toMatchObject([
      { slot: 'conditional-BIDS', kind: 'conditional', lots: 7_200, minimumLots: 180 },
    ]);
    expect(conditionalChildren(algoInput(), 4_000)).toMatchObject([{ lots: 3_210 }]);
  });

  it('need a block', () => {
    expect(conditionalChildren(algoInput({ filledLots: 9_000 }), Infinity)).toEqual([]);
  });

  it('leave a venue that invites and does not trade: under 70 % of at least ten', () => {
    expect(after(10, 6)).toEqual([]);
    expect(after(10, 7)).toHaveLength(1);
    expect(after(9, 0)).toHaveLength(1);
  });
});
