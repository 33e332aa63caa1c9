import type { GroupDocument } from '@meridian/domain/strategy-groups/group-document';
import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { VenuePenalty } from '@meridian/domain/entities/venue-penalty';
import type { OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import type { StrategySettings } from '@meridian/domain/entities/strategy-settings';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';

type OpenOrders = { readonly open_orders: OpenOrdersChoice };

/** The content of a row besides name, asset class, owner and version. */
export type ConfigurationDocuments = {
  /** A custom strategy: settings V2. */
  readonly strategy: Pick<CustomStrategy, 'strategy_destination' | 'settings' | 'param_values' | 'is_lqseek'>;
  /** A strategy group. `learning` is raised by a reset. */
  readonly group: GroupDocument & { readonly learning: number };
  /** How a broker reaches a venue, and the venue's priority. */
  readonly venue_configuration: Omit<VenueConfiguration, 'id' | 'version'>;
  /** By MIC. */
  readonly penalty: Pick<VenuePenalty, 'reason' | 'ends_ms'> & OpenOrders;
  /** Switches by name. Anything without a row is enabled. */
  readonly destination: { readonly is_enabled: boolean } & OpenOrders;
  readonly venue: { readonly is_enabled: boolean } & OpenOrders;
  /** Execution brokers, by their short name. */
  readonly broker: Readonly<Record<string, never>>;
  /** A flat setting (V1): its strategy_destination is its name, its strategy_name the algorithm. */
  readonly setting: Pick<StrategySettings, 'strategy_name' | 'settings' | 'param_values' | 'is_lqseek'>;
};

export type ConfigurationKind = keyof ConfigurationDocuments;
