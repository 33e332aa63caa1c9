import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { VenuePenalty } from '@meridian/domain/entities/venue-penalty';
import type { ConfigurationDocuments, ConfigurationKind } from './configuration-documents.ts';
import type { ConfigurationRow, ConfigurationValues } from './configuration-row.ts';

/** Routing is the same for every account and asset class. */
export function routingValues<Kind extends ConfigurationKind>(
  name: string,
  document: ConfigurationDocuments[Kind],
): ConfigurationValues<Kind> {
  return { name, asset_class: null, owner_account: null, owner_alloc_account: null, document };
}

/** A broker has one row per venue. */
export function toVenueValues(
  configuration: Omit<VenueConfiguration, 'id' | 'version'>,
): ConfigurationValues<'venue_configuration'> {
  const { exec_broker, venue, priority, defaultDestinations, venueOverrides } = configuration;
  const document = { exec_broker, venue, priority, defaultDestinations, venueOverrides };
  return routingValues(`${venue} ${exec_broker}`, document);
}

export function toVenueConfiguration(row: ConfigurationRow<'venue_configuration'>): VenueConfiguration {
  return { id: row.id, ...row.document, version: row.version };
}

export function toPenalty(row: ConfigurationRow<'penalty'>): VenuePenalty & { readonly version: number } {
  const { reason, ends_ms } = row.document;
  return { id: row.id, micCode: row.name, reason, ends_ms, version: row.version };
}
