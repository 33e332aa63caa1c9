import { CONNECTED_STATUS } from '@meridian/domain/constants';
import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import { destinationsOf } from '@meridian/domain/four-eyes/desk-routing';
import type { RoutingConfiguration } from './routing-configuration.ts';
import type { RoutingHealth } from './routing-health.ts';

/** A venue that an order may use, and how it is reached. */
export type PlannedVenue = {
  readonly venue: string;
  /** The first reachable destination, or the first one when none is reachable. */
  readonly destination: string;
  /** The alternatives after it. */
  readonly fallbacks: readonly string[];
  readonly isUp: boolean;
  /** Its place in the list, lower first. */
  readonly priority: number;
};

export type VenuePlan = {
  readonly venues: readonly PlannedVenue[];
  readonly explanation: readonly string[];
};

type Way = { readonly destination: string; readonly trouble: string | null };

function rowsOf({ venueConfigurations }: RoutingConfiguration, venue: string): readonly VenueConfiguration[] {
  return venueConfigurations.filter((row) => row.venue === venue).sort((a, b) => a.priority - b.priority);
}

/** The first destination that is configured for a venue, whatever its state. */
export function preferredDestination(configuration: RoutingConfiguration, venue: string): string | null {
  return rowsOf(configuration, venue).flatMap(destinationsOf)[0] ?? null;
}

function troubleOf(configuration: RoutingConfiguration, health: RoutingHealth, destination: string): string | null {
  if (configuration.disabledDestinations.includes(destination)) return `${destination} is disabled`;
  const status = health.statusOf(destination);
  if (status === null) return `${destination} is not known`;
  return status === CONNECTED_STATUS ? null : `${destination} is down`;
}

function avoidance({ penalties, disabledVenues }: RoutingConfiguration, venue: string): string | null {
  if (disabledVenues.includes(venue)) return `${venue} is left out: it is disabled.`;
  return penalties.some(({ micCode }) => micCode === venue) ? `${venue} is left out: it is on the penalty list.` : null;
}

function waysTo(
  configuration: RoutingConfiguration,
  health: RoutingHealth,
  rows: readonly VenueConfiguration[],
): Way[] {
  const destinations = new Set(rows.flatMap(destinationsOf));
  return Array.from(destinations, (destination) => ({
    destination,
    trouble: troubleOf(configuration, health, destination),
  }));
}

function planned(venue: string, priority: number, ways: readonly Way[]): PlannedVenue | null {
  const open = ways.filter(({ trouble }) => trouble === null);
  const [first] = open.length > 0 ? open : ways;
  if (first === undefined) return null;
  const fallbacks = open.slice(1).map(({ destination }) => destination);
  return { venue, destination: first.destination, fallbacks, isUp: open.length > 0, priority };
}

function wordsFor({ venue, destination, isUp, priority }: PlannedVenue, ways: readonly Way[]): string {
  const troubles = ways.flatMap(({ trouble }) => (trouble === null ? [] : [trouble]));
  if (!isUp) return `${venue} cannot be reached: ${troubles.join(', ')}.`;
  const skipped = ways.slice(
    0,
    ways.findIndex((way) => way.destination === destination),
  );
  const because = skipped.length === 0 ? '' : `, because ${skipped.map(({ trouble }) => trouble).join(', ')}`;
  return `${venue} through ${destination}, priority ${priority}${because}.`;
}

/** The venues of an instrument in order, each with its destination. Excluded ones have a reason. */
export function planVenues(
  venues: readonly string[],
  configuration: RoutingConfiguration,
  health: RoutingHealth,
): VenuePlan {
  const found: PlannedVenue[] = [];
  const explanation: string[] = [];
  for (const venue of venues) {
    const rows = rowsOf(configuration, venue);
    const avoided = avoidance(configuration, venue);
    const ways = waysTo(configuration, health, rows);
    const plan = planned(venue, rows[0]?.priority ?? 0, ways);
    if (avoided !== null) explanation.push(avoided);
    else if (plan === null) explanation.push(`${venue} is left out: no destination is configured for it.`);
    else {
      found.push(plan);
      explanation.push(wordsFor(plan, ways));
    }
  }
  return { venues: found.sort((a, b) => a.priority - b.priority), explanation };
}
