import type { Reference } from '../reference/reference.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';

/** The default routing of an unconfigured desk: every venue through its destinations, in order. */
export function routingFromReference({
  venues,
  destinations,
}: Pick<Reference, 'venues' | 'destinations'>): RoutingConfiguration {
  const venueConfigurations = venues.map(({ mic }, index) => {
    const ways = destinations.filter((destination) => destination.venues.includes(mic));
    return {
      id: index + 1,
      exec_broker: ways[0]?.execBroker ?? '',
      venue: mic,
      priority: index + 1,
      defaultDestinations: ways.map(({ name }) => name),
      venueOverrides: [],
      version: 1,
    };
  });
  return {
    settings: [],
    customStrategies: [],
    groups: [],
    venueConfigurations,
    penalties: [],
    disabledDestinations: [],
    disabledVenues: [],
    leftDestinations: [],
    leftVenues: [],
  };
}
