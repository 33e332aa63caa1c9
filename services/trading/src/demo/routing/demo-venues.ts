import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import { DESTINATIONS } from '../universe/destinations.ts';
import { VENUES } from '../universe/venues.ts';
import type { Venue } from '../../reference/venue.ts';

const AMERICA = ['ALGO-DMA-1', 'ALGO-DMA-2', 'BRK-SOR'];

/** Destinations for a venue in order: the region's router first, then brokers that reach everything. */
function waysTo({ kind, countries, mic }: Venue): readonly string[] {
  if (mic === 'CRSX') return ['CROSS-X', 'BRK-DARK'];
  if (mic === 'BIDS') return ['BRK-DARK', 'CROSS-X', 'ALGO-DMA-1'];
  if (kind === 'dark') return ['BRK-DARK', 'ALGO-DMA-2'];
  if (kind === 'auction' || countries.includes('US') || countries.includes('CA')) return AMERICA;
  return [countries.some((country) => country === 'JP' || country === 'HK') ? 'APAC-SOR' : 'EU-SOR', ...AMERICA];
}

function brokerOf(destination: string): string {
  return DESTINATIONS.find(({ name }) => name === destination)?.execBroker ?? '';
}

/** The three US venues share the orders. Elsewhere one follows the other. */
function priorityOf({ kind, countries }: Venue, index: number): number {
  return kind === 'lit' && countries.length === 1 && countries.includes('US') ? 1 : index + 1;
}

function configurationOf(venue: Venue, index: number): VenueConfiguration {
  const [first = '', ...rest] = waysTo(venue);
  // The broker's router has lower fees at the third US venue, so it comes first there.
  const venueOverrides = venue.mic === 'BATS' ? [{ venue: 'BATS', destination: 'BRK-SOR' }] : [];
  return {
    id: index + 1,
    exec_broker: brokerOf(first),
    venue: venue.mic,
    priority: priorityOf(venue, index),
    defaultDestinations: [first, ...rest],
    venueOverrides,
    version: 1,
  };
}

export const DEMO_VENUE_CONFIGURATIONS: readonly VenueConfiguration[] = VENUES.map(configurationOf);
