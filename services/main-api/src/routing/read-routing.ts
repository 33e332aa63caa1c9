import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { DeskDestination } from '@meridian/protocol/ports/desk';
import type { ConfiguredVenue, FixDestination } from '@meridian/protocol/rest/routing-schemas';
import { toVenueConfiguration } from '@meridian/storage/configuration/routing-rows';
import type { RoutingRoutesOptions } from './routing-options.ts';

type Switch = { readonly is_enabled: boolean; readonly version: number };

const NEVER_SWITCHED: Switch = { is_enabled: true, version: 0 };

async function switches({ store }: RoutingRoutesOptions, kind: 'destination' | 'venue') {
  const rows = await store.list(kind);
  const byName = new Map(rows.map((row) => [row.name, { is_enabled: row.document.is_enabled, version: row.version }]));
  return (name: string): Switch => byName.get(name) ?? NEVER_SWITCHED;
}

export async function readVenueConfigurations({ store }: RoutingRoutesOptions): Promise<VenueConfiguration[]> {
  const rows = (await store.list('venue_configuration')).map(toVenueConfiguration);
  return rows.toSorted((a, b) => a.priority - b.priority || a.id - b.id);
}

/** All destinations of the desk with their current status. */
export async function readDestinations(options: RoutingRoutesOptions): Promise<FixDestination[]> {
  const switchOf = await switches(options, 'destination');
  return options.desk.destinations().map((destination) => toFixDestination(destination, switchOf(destination.name)));
}

function toFixDestination(destination: DeskDestination, { is_enabled, version }: Switch): FixDestination {
  return { ...destination, venues: [...destination.venues], is_enabled, version };
}

/** Venues by routing priority, each with its destinations in order. */
export async function readVenues(options: RoutingRoutesOptions): Promise<ConfiguredVenue[]> {
  const [configurations, destinations, switchOf] = await Promise.all([
    readVenueConfigurations(options),
    readDestinations(options),
    switches(options, 'venue'),
  ]);
  const priorityOf = (mic: string) =>
    configurations.find(({ venue }) => venue === mic)?.priority ?? Number.MAX_SAFE_INTEGER;
  const venues = options.desk.venues().map(({ mic, name, kind, asset_classes, countries }) => {
    const rows = configurations.filter(({ venue }) => venue === mic);
    const { is_enabled, version } = switchOf(mic);
    return {
      venue: mic,
      name,
      kind,
      asset_classes: [...asset_classes],
      countries: [...countries],
      is_enabled,
      version,
      destinations: waysOf(rows).flatMap((way) => destinations.find((destination) => destination.name === way) ?? []),
      supporting: destinations.filter((each) => each.venues.includes(mic)).map((each) => each.name),
    };
  });
  return venues.toSorted((a, b) => priorityOf(a.venue) - priorityOf(b.venue));
}

function waysOf(rows: readonly VenueConfiguration[]): readonly string[] {
  const ways = rows.flatMap(({ venue, venueOverrides, defaultDestinations }) => [
    ...venueOverrides.filter((override) => override.venue === venue).map(({ destination }) => destination),
    ...defaultDestinations,
  ]);
  return [...new Set(ways)];
}

export async function readBrokers(options: RoutingRoutesOptions) {
  const destinations = options.desk.destinations();
  const saved = (await options.store.list('broker')).map(({ name }) => name);
  const names = new Set([...saved, ...destinations.map(({ exec_broker }) => exec_broker)]);
  return Array.from(names, (exec_broker) => ({
    exec_broker,
    venues: [
      ...new Set(destinations.filter((each) => each.exec_broker === exec_broker).flatMap(({ venues }) => venues)),
    ],
  })).toSorted((a, b) => a.exec_broker.localeCompare(b.exec_broker, 'en'));
}
