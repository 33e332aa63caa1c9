import type { StrategySettings } from '@meridian/domain/entities/strategy-settings';
import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { VenuePenalty } from '@meridian/domain/entities/venue-penalty';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { NamedGroup } from '@meridian/domain/strategy-groups/group-document';

/** A group of any type; only a conditional one has rules. `learning` goes up when what was learnt is reset. */
export type RoutingGroup = NamedGroup & { readonly id: number; readonly learning: number };

/** What the world begins with has no version yet. */
export type RoutingSetting = StrategySettings & { readonly version?: number };

/** The complete routing configuration, which users edit on the configuration screens. */
export type RoutingConfiguration = {
  /** First version: flat settings, chosen by their strategy_destination. */
  readonly settings: readonly RoutingSetting[];
  /** Second version: custom strategies, chosen by their strategy_name. */
  readonly customStrategies: readonly CustomStrategy[];
  readonly groups: readonly RoutingGroup[];
  readonly venueConfigurations: readonly VenueConfiguration[];
  readonly penalties: readonly VenuePenalty[];
  readonly disabledDestinations: readonly string[];
  readonly disabledVenues: readonly string[];
  /** Disabled places where open child orders may stay. */
  readonly leftDestinations: readonly string[];
  readonly leftVenues: readonly string[];
};
