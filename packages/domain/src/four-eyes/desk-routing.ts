import type { VenueConfiguration } from '../entities/venue-configuration.ts';
import { canonicalText } from '../json-text.ts';

/** What stands between an order and its venues, the same for every account. */
export type DeskRouting = {
  /** In the order in which routing reads rows of one priority. */
  readonly configurations: readonly Omit<VenueConfiguration, 'id' | 'version'>[];
  /** Until when each place is taken out: Infinity for a switch, the end for a penalty. */
  readonly stops: ReadonlyMap<string, number>;
};

/**
 * Whether a change sends orders another way. Taking a place out does not: what is left stands in the order that was
 * approved, as when a connection is lost. Putting it back, or back sooner, does.
 */
export function isRerouting(before: DeskRouting, after: DeskRouting, nowMs: number): boolean {
  return configuredWays(before) !== configuredWays(after) || givesBack(before, after, nowMs);
}

/** Destinations of a venue in order: its override, then the defaults. */
export function destinationsOf({
  venue,
  venueOverrides,
  defaultDestinations,
}: Pick<VenueConfiguration, 'venue' | 'venueOverrides' | 'defaultDestinations'>): readonly string[] {
  const overrides = venueOverrides.filter((override) => override.venue === venue).map(({ destination }) => destination);
  return [...overrides, ...defaultDestinations];
}

function configuredWays({ configurations }: DeskRouting): string {
  const byVenue = Map.groupBy(configurations, ({ venue }) => venue);
  const venues = Array.from(byVenue, ([venue, rows]) => {
    const ordered = rows.toSorted((a, b) => a.priority - b.priority);
    return [venue, [ordered[0]?.priority ?? 0, [...new Set(ordered.flatMap(destinationsOf))]]];
  });
  return canonicalText(Object.fromEntries(venues));
}

function givesBack(before: DeskRouting, after: DeskRouting, nowMs: number): boolean {
  return Array.from(before.stops).some(
    ([place, untilMs]) => untilMs > nowMs && (after.stops.get(place) ?? 0) < untilMs,
  );
}
