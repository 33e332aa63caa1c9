import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DoneSchema, IdQuerySchema, IdSchema, JsonObjectSchema, NameSchema } from './schema-parts.ts';

const Names = Type.Array(NameSchema, { maxItems: 500 });

const configuration = {
  exec_broker: NameSchema,
  venue: NameSchema,
  priority: Type.Integer({ minimum: 0, maximum: 10_000 }),
  defaultDestinations: Names,
  venueOverrides: Type.Array(Type.Object({ venue: NameSchema, destination: NameSchema }), { maxItems: 500 }),
};

export const VenueConfigurationSchema = Type.Object({ id: IdSchema, ...configuration });

/** A destination as the session layer knows it; status 2 is connected. */
export const FixDestinationSchema = Type.Object({
  name: NameSchema,
  status: Type.Integer(),
  is_enabled: Type.Boolean(),
  exec_broker: NameSchema,
});

export const ConfiguredVenueSchema = Type.Object({
  venue: NameSchema,
  is_enabled: Type.Boolean(),
  destinations: Type.Array(FixDestinationSchema),
});

const EnableBody = Type.Object({
  name: NameSchema,
  is_enabled: Type.Boolean(),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
});

export const venuesWithDestinations = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/load_venues_with_configured_supporting_broker_destinations',
  summary: 'Venues, each with the broker destinations that are configured to reach it.',
  access: 'user',
  response: Type.Array(ConfiguredVenueSchema),
});

export const fixDestinations = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/load_fix_destinations',
  summary: 'FIX destinations and their status.',
  access: 'user',
  response: Type.Array(FixDestinationSchema),
});

export const configurationData = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/get_configuration_data',
  summary: 'Venue configuration, by execution broker and priority.',
  access: 'user',
  response: Type.Array(VenueConfigurationSchema),
});

export const venueConfigurationBroker = restCall({
  service: 'main',
  method: 'GET',
  path: '/destination/venue_configuration_broker',
  summary: 'Execution brokers that a venue can be configured for.',
  access: 'user',
  response: Type.Array(Type.Object({ exec_broker: NameSchema, venues: Names })),
});

export const disableEnableDestination = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/disable_enable_destination',
  summary: 'Take a destination out of routing, or back in.',
  access: 'are_actions_permitted',
  body: EnableBody,
  response: FixDestinationSchema,
  problems: [404],
});

export const disableEnableVenue = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/disable_enable_venue',
  summary: 'Take a venue out of routing, or back in.',
  access: 'are_actions_permitted',
  body: EnableBody,
  response: ConfiguredVenueSchema,
  problems: [404],
});

export const insertExecBroker = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/insert_exec_broker',
  summary: 'Add an execution broker.',
  access: 'are_actions_permitted',
  body: Type.Object({ exec_broker: NameSchema }),
  response: Type.Object({ exec_broker: NameSchema, venues: Names }),
  status: 201,
  problems: [409],
});

export const insertUpdateConfiguration = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/insert_update_configuration',
  summary: 'Add venue configuration, or change the one with the given id.',
  access: 'are_actions_permitted',
  body: Type.Object({ id: Type.Optional(IdSchema), ...configuration }),
  response: VenueConfigurationSchema,
  problems: [404, 409],
});

export const retreiDestination = restCall({
  service: 'main',
  method: 'POST',
  path: '/destination/retrei_destination',
  summary: 'The destinations that an order with these attributes would take, in the order of trying, and why.',
  access: 'user',
  body: Type.Object({ venue: NameSchema, exec_broker: Type.Optional(NameSchema) }),
  response: Type.Object({ destinations: Names, explanation: Type.Array(Type.String()), attributes: JsonObjectSchema }),
  problems: [404],
});

export const removeConfiguration = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/destination/remove_configuration',
  summary: 'Remove venue configuration.',
  access: 'are_actions_permitted',
  query: IdQuerySchema,
  response: DoneSchema,
  problems: [404],
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
