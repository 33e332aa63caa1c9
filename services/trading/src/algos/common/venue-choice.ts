import { hasDarkVenues } from '@meridian/domain/strategies/parameter-catalogue';
import { isSuspendedForFirmUps } from '@meridian/cost-model/liquidity/firm-up-rate';
import type { AlgoInput, OpenChild, VenueHealth } from '../../kernel/algo.ts';

/** By kind those that are up, the preferred first, and the lit ones that take turns. */
type Usable = Readonly<Record<VenueHealth['kind'], readonly VenueHealth[]>> & {
  readonly turns: readonly VenueHealth[];
};

/** A list of venues is made anew when one of them comes or goes, and every look asks several times. */
const usableOf = new WeakMap<readonly VenueHealth[], Usable>();

function usable({ venues }: AlgoInput): Usable {
  const known = usableOf.get(venues);
  if (known !== undefined) return known;
  const of = (kind: VenueHealth['kind']) =>
    venues.filter((venue) => venue.kind === kind && venue.isUp).sort((a, b) => a.priority - b.priority);
  const lit = of('lit');
  const turns = lit.slice(0, lit.findLastIndex(({ priority }) => priority === lit[0]?.priority) + 1);
  const made = { lit, turns, dark: of('dark'), conditional: of('conditional'), auction: of('auction') };
  usableOf.set(venues, made);
  return made;
}

/** Turn length of lit venues with equal priority. */
const TURN_MS = 10_000;

/** The first lit venue that is up. Venues of equal priority take turns; resting children stay. */
export function litVenue(input: AlgoInput): VenueHealth | null {
  const { turns } = usable(input);
  const { openChildren } = input;
  for (const at of turns) for (const child of openChildren) if (isAt(child, at)) return at;
  // Instruments are out of phase, so that the desk uses all venues at any time.
  const turn = Math.floor(input.nowMs / TURN_MS) + input.instrument.index;
  return turns[turn % turns.length] ?? null;
}

function isAt(child: OpenChild, { venue, destination }: VenueHealth): boolean {
  return child.venue === venue && child.destination === destination;
}

export function auctionVenue(input: AlgoInput): VenueHealth | null {
  return usable(input).auction[0] ?? null;
}

/** None for futures, whatever the reference data say. */
export function darkVenues(input: AlgoInput): readonly VenueHealth[] {
  return hasDarkVenues(input.instrument.assetClass) ? usable(input).dark : [];
}

/** Venues that firm up after their invitations. */
export function conditionalVenues(input: AlgoInput): readonly VenueHealth[] {
  if (!hasDarkVenues(input.instrument.assetClass)) return [];
  return usable(input).conditional.filter(({ firmUps }) => !isSuspendedForFirmUps(firmUps));
}

export function suspendedVenues(input: AlgoInput): readonly string[] {
  return input.venues.filter(({ firmUps }) => isSuspendedForFirmUps(firmUps)).map(({ venue }) => venue);
}
