import type { VenueConfigurationInput } from '@meridian/protocol/rest/routing-schemas';
import { readBrokers } from './read-routing.ts';
import type { RoutingRoutesOptions } from './routing-options.ts';

/** What is wrong with venue configuration, in words; null where routing could follow it. */
export async function configurationProblem(
  options: RoutingRoutesOptions,
  { exec_broker, venue, defaultDestinations, venueOverrides }: VenueConfigurationInput,
): Promise<string | null> {
  const { desk } = options;
  if (!desk.venues().some(({ mic }) => mic === venue)) return `There is no venue ${venue}.`;
  const brokers = await readBrokers(options);
  if (!brokers.some((broker) => broker.exec_broker === exec_broker)) {
    return `There is no execution broker ${exec_broker}. Add it first.`;
  }
  const foreign = venueOverrides.find((override) => override.venue !== venue);
  if (foreign !== undefined) return `An override of ${venue} cannot be for ${foreign.venue}.`;
  const ways = [...defaultDestinations, ...venueOverrides.map(({ destination }) => destination)];
  if (defaultDestinations.length === 0) return `${venue} needs a default destination.`;
  const known = new Map(desk.destinations().map((destination) => [destination.name, destination]));
  for (const way of ways) {
    const destination = known.get(way);
    if (destination === undefined) return `There is no destination ${way}.`;
    if (!destination.venues.includes(venue)) return `${way} does not reach ${venue}.`;
  }
  return null;
}
