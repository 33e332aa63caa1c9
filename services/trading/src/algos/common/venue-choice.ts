import { hasDarkVenues } from '@meridian/domain/strategies/parameter-catalogue';
import { isSuspendedForFirmUps } from '@meridian/cost-model/liquidity/firm-up-rate';
import type { AlgoInput, OpenChild, VenueHealth } from '../../kernel/algo.ts';

type Usable = Map<VenueHealth['kind'], readonly VenueHealth[]>;

/** A list of venues is made anew when one of them comes or goes, and every look asks several times. */
const usableOf = new WeakMap<readonly VenueHealth[], Usable>();

function usable({ venues }: AlgoInput, kind: VenueHealth['kind']): readonly VenueHealth[] {
  const known: Usable = usableOf.get(venues) ?? new Map();
  const found = known.get(kind);
  if (found !== undefined) return found;
  const made = venues.filter((venue) => venue.kind === kind && venue.isUp).sort((a, b) => a.priority - b.priority);
  known.set(kind, made);
  usableOf.set(venues, known);
  return made;
}

/** Turn length of lit venues with equal priority. */
const TURN_MS = 10_000;

/** The first lit venue that is up. Venues of equal priority take turns; resting children stay. */
export function litVenue(input: AlgoInput): VenueHealth | null {
  const lit = usable(input, 'lit');
  const count = lit.findLastIndex(({ priority }) => priority === lit[0]?.priority) + 1;
  for (let nth = 0; nth < count; nth += 1) {
    const at = lit[nth];
    if (at !== undefined && input.openChildren.some((child) => isAt(child, at))) return at;
  }
  // Instruments are out of phase, so that the desk uses all venues at any time.
  const turn = Math.floor(input.nowMs / TURN_MS) + input.instrument.index;
  return lit[turn % count] ?? null;
}

function isAt(child: OpenChild, { venue, destination }: VenueHealth): boolean {
  return child.venue === venue && child.destination === destination;
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
