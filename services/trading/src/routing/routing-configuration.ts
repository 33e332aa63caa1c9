import type { StrategyGroup } from '@meridian/domain/entities/strategy-group';
import type { StrategySettings } from '@meridian/domain/entities/strategy-settings';
import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { VenuePenalty } from '@meridian/domain/entities/venue-penalty';
import type { ConditionalStrategyGroup, CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';

export type ConditionalRule = ConditionalStrategyGroup['rules'][number];
export type RuleFilter = ConditionalRule['filters'][number];

/** A group of any type; only a conditional one has rules. */
export type RoutingGroup = StrategyGroup & { readonly rules: readonly ConditionalRule[] };

/** All that decides where an order goes; what a person can change on the configuration screens. */
export type RoutingConfiguration = {
  /** First version: flat settings, chosen by their strategy_destination. */
  readonly settings: readonly StrategySettings[];
  /** Second version: custom strategies, chosen by their strategy_name. */
  readonly customStrategies: readonly CustomStrategy[];
  readonly groups: readonly RoutingGroup[];
  readonly venueConfigurations: readonly VenueConfiguration[];
  readonly penalties: readonly VenuePenalty[];
  readonly disabledDestinations: readonly string[];
  readonly disabledVenues: readonly string[];
};
