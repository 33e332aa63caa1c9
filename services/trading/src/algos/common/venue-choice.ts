import { isSuspendedForFirmUps } from '@meridian/cost-model/liquidity/firm-up-rate';
import type { AlgoInput, VenueHealth } from '../algo.ts';

function usable(input: AlgoInput, kind: VenueHealth['kind']): readonly VenueHealth[] {
  return input.venues.filter((venue) => venue.kind === kind && venue.isUp).sort((a, b) => a.priority - b.priority);
}

/** The first lit venue of the order's list that is up. */
export function litVenue(input: AlgoInput): VenueHealth | null {
  return usable(input, 'lit')[0] ?? null;
}

export function auctionVenue(input: AlgoInput): VenueHealth | null {
  return usable(input, 'auction')[0] ?? null;
}

export function darkVenues(input: AlgoInput): readonly VenueHealth[] {
  return usable(input, 'dark');
}

/** Those that do firm up after they invite. */
export function conditionalVenues(input: AlgoInput): readonly VenueHealth[] {
  return usable(input, 'conditional').filter(({ firmUps }) => !isSuspendedForFirmUps(firmUps));
}

export function suspendedVenues(input: AlgoInput): readonly string[] {
  return input.venues.filter(({ firmUps }) => isSuspendedForFirmUps(firmUps)).map(({ venue }) => venue);
}
