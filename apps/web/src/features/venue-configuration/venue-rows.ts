import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { ConfiguredVenue, PenaltyAnswer } from '@meridian/protocol/rest/routing-schemas';

export const REGIONS = ['All', 'US', 'EU', 'APAC'] as const;
export type Region = (typeof REGIONS)[number];

export type VenueFilter = { readonly search: string; readonly region: Region; readonly assetClass: string };

/** A venue and its routing configuration, if it has one. */
export type VenueRow = {
  readonly key: string;
  readonly venue: ConfiguredVenue;
  readonly configuration: VenueConfiguration | null;
  readonly penalty: PenaltyAnswer | null;
};

const COUNTRIES: Readonly<Record<Exclude<Region, 'All'>, readonly string[]>> = {
  US: ['US', 'CA'],
  EU: ['GB', 'NL', 'DE', 'CH', 'FR', 'SE'],
  APAC: ['JP', 'HK', 'SG', 'AU'],
};

export function isInForce({ ends_ms }: Pick<PenaltyAnswer, 'ends_ms'>, nowMs: number): boolean {
  return ends_ms === null || ends_ms > nowMs;
}

/** Rows by routing priority. Unconfigured venues come last. */
export function venueRows(
  venues: readonly ConfiguredVenue[],
  configurations: readonly VenueConfiguration[],
  penalties: readonly PenaltyAnswer[],
  nowMs: number,
): readonly VenueRow[] {
  const penaltyOf = (mic: string) =>
    penalties.find((penalty) => penalty.micCode === mic && isInForce(penalty, nowMs)) ?? null;
  const configured = configurations
    .toSorted((a, b) => a.priority - b.priority || a.id - b.id)
    .flatMap((configuration) => {
      const venue = venues.find((each) => each.venue === configuration.venue);
      if (venue === undefined) return [];
      return [{ key: String(configuration.id), venue, configuration, penalty: penaltyOf(venue.venue) }];
    });
  const known = new Set(configured.map(({ venue }) => venue.venue));
  const rest = venues.filter(({ venue }) => !known.has(venue));
  return [
    ...configured,
    ...rest.map((venue) => ({ key: venue.venue, venue, configuration: null, penalty: penaltyOf(venue.venue) })),
  ];
}

export function shownVenues(rows: readonly VenueRow[], filter: VenueFilter): readonly VenueRow[] {
  const words = filter.search.trim().toLowerCase();
  return rows.filter(({ venue }) => {
    const text = `${venue.venue} ${venue.name}`.toLowerCase();
    return text.includes(words) && isOfRegion(venue, filter.region) && venue.asset_classes.includes(filter.assetClass);
  });
}

function isOfRegion({ countries }: ConfiguredVenue, region: Region): boolean {
  return region === 'All' || countries.some((country) => COUNTRIES[region].includes(country));
}
