import { hasDarkVenues } from '@meridian/domain/strategies/parameter-catalogue';
import { isSuspendedForFirmUps } from '@meridian/cost-model/liquidity/firm-up-rate';
import type { AlgoInput, VenueHealth } from '../../kernel/algo.ts';

function usable(input: AlgoInput, kind: VenueHealth['kind']): readonly VenueHealth[] {
  return input.venues.filter((venue) => venue.kind === kind && venue.isUp).sort((a, b) => a.priority - b.priority);
}

/** Turn length of lit venues with equal priority. */
const TURN_MS = 10_000;

/** The first lit venue that is up. Venues of equal priority take turns; resting children stay. */
export function litVenue(input: AlgoInput): VenueHealth | null {
  const lit = usable(input, 'lit');
  const first = lit.filter(({ priority }) => priority === lit[0]?.priority);
  const stays = first.find(({ venue, destination }) =>
    input.openChildren.some((child) => child.venue === venue && child.destination === destination),
  );
  // Instruments are out of phase, so that the desk uses all venues at any time.
  const turn = Math.floor(input.nowMs / TURN_MS) + input.instrument.index;
  return stays ?? first[turn % first.length] ?? null;
}

export function auctionVenue(input: AlgoInput): VenueHealth | null {
  return usable(input, 'auction')[0] ?? null;
}

/** None for futures, whatever the reference data say. */
export function darkVenues(input: AlgoInput): readonly VenueHealth[] {
  return hasDarkVenues(input.instrument.assetClass) ? usable(input, 'dark') : [];
}

/** Venues that firm up after their invitations. */
export function conditionalVenues(input: AlgoInput): readonly VenueHealth[] {
  if (!hasDarkVenues(input.instrument.assetClass)) return [];
  return usable(input, 'conditional').filter(({ firmUps }) => !isSuspendedForFirmUps(firmUps));
}

export function suspendedVenues(input: AlgoInput): readonly string[] {
  return input.venues.filter(({ firmUps }) => isSuspendedForFirmUps(firmUps)).map(({ venue }) => venue);
}
