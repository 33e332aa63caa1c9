import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import {
  AffectedOrdersSchema,
  BrokerSchema,
  ConfiguredVenueSchema,
  EnableBodySchema,
  FixDestinationSchema,
  PrioritySchema,
  VenueConfigurationInputSchema,
  VenueConfigurationSchema,
} from './routing-schemas.ts';
import { RoutingProposedSchema } from './strategy-settings-schemas.ts';
import { DoneSchema, IdQuerySchema, IdSchema, NameSchema, paging, ReasonSchema, strictObject } from './schema-parts.ts';

export const venuesWithDestinations = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/load_venues_with_configured_supporting_broker_destinations',
  summary: 'Venues, each with the broker destinations that are configured to reach it.',
  access: 'user',
  query: Type.Object(paging),
  response: Type.Array(ConfiguredVenueSchema),
});

export const fixDestinations = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/load_fix_destinations',
  summary: 'FIX destinations and their status.',
  access: 'user',
  query: Type.Object(paging),
  response: Type.Array(FixDestinationSchema),
});

export const configurationData = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/get_configuration_data',
  summary: 'Venue configuration, by priority.',
  access: 'user',
  query: Type.Object(paging),
  response: Type.Array(VenueConfigurationSchema),
});

export const venueConfigurationBroker = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/venue_configuration_broker',
  summary: 'Execution brokers that a venue can be configured for, each with the venues it reaches.',
  access: 'user',
  response: Type.Array(BrokerSchema),
});

export const disableEnableDestination = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/disable_enable_destination',
  summary: 'Take a destination out of routing, or back in.',
  access: 'are_actions_permitted',
  body: EnableBodySchema,
  response: Type.Union([FixDestinationSchema, RoutingProposedSchema]),
  problems: [404, 409],
});

export const disableEnableVenue = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/disable_enable_venue',
  summary: 'Take a venue out of routing, or back in.',
  access: 'are_actions_permitted',
  body: EnableBodySchema,
  response: Type.Union([ConfiguredVenueSchema, RoutingProposedSchema]),
  problems: [404, 409],
});

export const insertExecBroker = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/insert_exec_broker',
  summary: 'Add an execution broker.',
  access: 'are_actions_permitted',
  body: strictObject({ exec_broker: NameSchema, reason: Type.Optional(ReasonSchema) }),
  response: BrokerSchema,
  status: 201,
  problems: [409],
});

export const insertUpdateConfiguration = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/insert_update_configuration',
  summary: 'Add venue configuration, or change the one with the given id.',
  access: 'are_actions_permitted',
  body: VenueConfigurationInputSchema,
  response: Type.Union([VenueConfigurationSchema, RoutingProposedSchema]),
  problems: [404, 409],
});

export const retreiDestination = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/retrei_destination',
  summary: 'Ask a destination that is down to sign on again.',
  access: 'are_actions_permitted',
  body: strictObject({ name: NameSchema, reason: Type.Optional(ReasonSchema) }),
  response: DoneSchema,
  problems: [404, 409, 503],
});

export const removeConfiguration = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/destination/remove_configuration',
  summary: 'Remove venue configuration.',
  access: 'are_actions_permitted',
  query: IdQuerySchema,
  response: Type.Union([DoneSchema, RoutingProposedSchema]),
  problems: [404, 409],
});

/** All priorities in one step, so that a drag never leaves two rows at one position. */
export const orderVenues = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/order_venues',
  summary: 'Set the routing priority of venue configurations: lower is tried first, equal ones share.',
  access: 'are_actions_permitted',
  body: strictObject({
    rows: Type.Array(strictObject({ id: IdSchema, version: IdSchema, priority: PrioritySchema }), {
      minItems: 1,
      maxItems: 500,
    }),
    reason: Type.Optional(ReasonSchema),
  }),
  response: Type.Union([Type.Array(VenueConfigurationSchema), RoutingProposedSchema]),
  problems: [404, 409],
});

/** What a switch would affect, shown before confirmation. */
export const affectedOrders = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/affected_orders',
  summary: 'Open child orders at a destination or at a venue.',
  access: 'user',
  query: Type.Object({ destination: Type.Optional(NameSchema), venue: Type.Optional(NameSchema) }),
  response: AffectedOrdersSchema,
});

export const DESTINATION_CALLS = [
  venuesWithDestinations,
  fixDestinations,
  configurationData,
  venueConfigurationBroker,
  disableEnableDestination,
  disableEnableVenue,
  insertExecBroker,
  insertUpdateConfiguration,
  retreiDestination,
  removeConfiguration,
] as const;

/** Ours beyond the named ones. */
export const ROUTING_CALLS = [orderVenues, affectedOrders] as const;
