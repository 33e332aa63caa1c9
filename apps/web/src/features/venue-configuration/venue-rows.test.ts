import type { ConfiguredVenue } from '@meridian/protocol/rest/routing-schemas';
import { describe, expect, it } from 'vitest';
import { shownVenues, venueRows } from './venue-rows.ts';

const venue = (mic: string, country: string, asset = 'EQUITY'): ConfiguredVenue => ({
  venue: mic,
  name: `Venue ${mic}`,
  kind: 'lit',
  asset_classes: [asset],
  countries: [country],
  is_enabled: true,
  version: 0,
  destinations: [],
  supporting: [],
});

const VENUES = [venue('XNAS', 'US'), venue('XTKS', 'JP'), venue('XEUR', 'DE', 'FUTURE'), venue('XLON', 'GB')];
const row = (id: number, mic: string, priority: number) => ({
  id,
  exec_broker: 'B',
  venue: mic,
  priority,
  defaultDestinations: ['D'],
  venueOverrides: [],
  version: 1,
});
const PENALTY = { id: 1, micCode: 'XTKS', reason: '', ends_ms: 100, version: 1 };

const micsOf = (rows: ReturnType<typeof venueRows>) => rows.map((each) => each.venue.venue);
const ROWS = venueRows(VENUES, [row(1, 'XTKS', 2), row(2, 'XNAS', 1), row(3, 'GONE', 0)], [PENALTY], 50);

describe('venue rows', () => {
  it('follow routing priority, with unconfigured venues last', () => {
    expect(micsOf(ROWS)).toEqual(['XNAS', 'XTKS', 'XEUR', 'XLON']);
    expect(ROWS.map(({ configuration }) => configuration?.id ?? null)).toEqual([2, 1, null, null]);
  });

  it('show a penalty until it ends', () => {
    expect(ROWS[1]?.penalty).toEqual(PENALTY);
    expect(venueRows(VENUES, [row(1, 'XTKS', 2)], [PENALTY], 100)[0]?.penalty).toBeNull();
  });

  it('are filtered by words, region and asset class', () => {
    const filter = { search: '', region: 'All', assetClass: 'EQUITY' } as const;
    expect(micsOf(shownVenues(ROWS, filter))).toEqual(['XNAS', 'XTKS', 'XLON']);
    expect(micsOf(shownVenues(ROWS, { ...filter, region: 'APAC' }))).toEqual(['XTKS']);
    expect(micsOf(shownVenues(ROWS, { ...filter, search: 'xl' }))).toEqual(['XLON']);
    expect(micsOf(shownVenues(ROWS, { ...filter, assetClass: 'FUTURE' }))).toEqual(['XEUR']);
  });
});
