import type { VenueAnalytics } from '@meridian/protocol/rest/venue-analytics-calls';
import { expect, it } from 'vitest';
import { comparedVenues } from './compared-venues.ts';
import { aVenueLine } from './venue-line.fixture.ts';

const [lit, dark] = [aVenueLine({ venue: 'Lit', kind: null }), aVenueLine({ venue: 'Dark', kind: null })];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the two groups are read.
const DATA = { lit, dark } as VenueAnalytics;
const peers = { fills: 70, n_eff: 60, markouts: [] };

it('sets a dark venue against all other dark ones, not against a group that it is part of', () => {
  const chosen = aVenueLine({ venue: 'CRSX', kind: 'DARK', peers });
  expect(comparedVenues(chosen, DATA)).toEqual([chosen, { venue: 'Other dark', ...peers }, lit]);
  const block = aVenueLine({ venue: 'BLKX', kind: 'CONDITIONAL', peers: null });
  expect(comparedVenues(block, DATA)).toEqual([block, lit]);
});

it('sets a lit venue against all other lit ones, an auction against both groups, and a group against the other', () => {
  const chosen = aVenueLine({ venue: 'XNAS', kind: 'LIT', peers });
  expect(comparedVenues(chosen, DATA)).toEqual([chosen, dark, { venue: 'Other lit', ...peers }]);
  const auction = aVenueLine({ venue: 'XAUC', kind: 'AUCTION' });
  expect(comparedVenues(auction, DATA)).toEqual([auction, dark, lit]);
  expect(comparedVenues(lit, DATA)).toEqual([lit, dark]);
});
