import {
  type ConfigurationStoreOptions,
  createConfigurationStore,
} from '@meridian/storage/configuration/configuration-store';
import type { ConfigurationDocuments } from '@meridian/storage/configuration/configuration-documents';
import type { ConfigurationRow } from '@meridian/storage/configuration/configuration-row';
import {
  routingValues,
  toPenalty,
  toVenueConfiguration,
  toVenueValues,
} from '@meridian/storage/configuration/routing-rows';
import { seedConfiguration } from '@meridian/storage/configuration/seed-configuration';
import type { VenuePenalty } from '@meridian/domain/entities/venue-penalty';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';

/** Saved destinations, venues and penalties, including ended penalties. */
export type StoredRouting = Pick<
  RoutingConfiguration,
  'venueConfigurations' | 'disabledDestinations' | 'disabledVenues' | 'leftDestinations' | 'leftVenues'
> & {
  readonly penalties: readonly (VenuePenalty & { readonly isLeft: boolean })[];
};

/** Saves the world's initial routing, once. */
export async function seedRouting(options: ConfigurationStoreOptions, base: RoutingConfiguration): Promise<void> {
  const off = { is_enabled: false, open_orders: 'leave' } as const;
  const brokers = new Set(base.venueConfigurations.map(({ exec_broker }) => exec_broker).filter((name) => name !== ''));
  await seedConfiguration(
    options,
    'broker',
    Array.from(brokers, (name) => routingValues<'broker'>(name, {})),
  );
  const venues = base.venueConfigurations.map(toVenueValues);
  await seedConfiguration(options, 'venue_configuration', venues);
  const penalties = base.penalties.map(({ micCode, reason, ends_ms }) =>
    routingValues<'penalty'>(micCode, { reason, ends_ms, open_orders: 'leave' }),
  );
  await seedConfiguration(options, 'penalty', penalties);
  const destinations = base.disabledDestinations.map((name) => routingValues<'destination'>(name, off));
  await seedConfiguration(options, 'destination', destinations);
  await seedConfiguration(
    options,
    'venue',
    base.disabledVenues.map((name) => routingValues<'venue'>(name, off)),
  );
}

export async function readRouting(options: ConfigurationStoreOptions): Promise<StoredRouting> {
  const store = createConfigurationStore(options);
  const [venues, penalties, destinations, switches] = await Promise.all([
    store.list('venue_configuration'),
    store.list('penalty'),
    store.list('destination'),
    store.list('venue'),
  ]);
  const off = destinations.filter(isOff);
  const offVenues = switches.filter(isOff);
  return {
    venueConfigurations: venues.map(toVenueConfiguration),
    penalties: penalties.map((row) => Object.assign(toPenalty(row), { isLeft: isLeft(row) })),
    disabledDestinations: off.map(({ name }) => name),
    disabledVenues: offVenues.map(({ name }) => name),
    leftDestinations: off.filter(isLeft).map(({ name }) => name),
    leftVenues: offVenues.filter(isLeft).map(({ name }) => name),
  };
}

type Switch = ConfigurationRow<'destination'> | ConfigurationRow<'venue'>;

function isOff({ document }: Switch): boolean {
  return !document.is_enabled;
}

function isLeft({ document }: { readonly document: Pick<ConfigurationDocuments['venue'], 'open_orders'> }): boolean {
  return document.open_orders === 'leave';
}

/** The routing at a time, without ended penalties. */
export function routingAt(
  stored: StoredRouting,
  nowMs: number,
): Omit<StoredRouting, 'penalties'> & {
  readonly penalties: readonly VenuePenalty[];
} {
  const penalties = stored.penalties.filter(({ ends_ms }) => ends_ms === null || ends_ms > nowMs);
  const left = penalties.filter((penalty) => penalty.isLeft).map(({ micCode }) => micCode);
  return { ...stored, penalties, leftVenues: [...new Set([...stored.leftVenues, ...left])] };
}

/** When the next penalty ends; Infinity for never. */
export function nextEndMs({ penalties }: StoredRouting, nowMs: number): number {
  const ends = penalties.map(({ ends_ms }) => ends_ms ?? Number.POSITIVE_INFINITY);
  return Math.min(...ends.filter((endMs) => endMs > nowMs), Number.POSITIVE_INFINITY);
}
