import { DEMO_CUSTOM_STRATEGIES, DEMO_SETTINGS } from './demo-strategies.ts';
import { DEMO_GROUPS } from './demo-groups.ts';
import { DEMO_VENUE_CONFIGURATIONS } from './demo-venues.ts';
import type { RoutingConfiguration } from '../../routing/routing-configuration.ts';

/** The demo desk's first routing: settings, groups of all three types, venues and penalties. */
export const DEMO_CONFIGURATION: RoutingConfiguration = {
  settings: DEMO_SETTINGS,
  customStrategies: DEMO_CUSTOM_STRATEGIES,
  groups: DEMO_GROUPS,
  venueConfigurations: DEMO_VENUE_CONFIGURATIONS,
  penalties: [{ id: 1, micCode: 'TQEX', reason: 'Fills turn against us within a second', ends_ms: null }],
  // A test loop must not get orders.
  disabledDestinations: ['TEST-LOOP'],
  disabledVenues: [],
  leftDestinations: [],
  leftVenues: [],
};
