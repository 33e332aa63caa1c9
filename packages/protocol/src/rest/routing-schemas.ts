import { MIC_PATTERN } from '@meridian/domain/routing/mic-code';
import { OPEN_ORDERS_CHOICES } from '@meridian/domain/routing/open-orders-choice';
import { type Static, Type } from 'typebox';
import {
  EpochMsSchema,
  IdSchema,
  NameSchema,
  NullableNumber,
  nullable,
  ReasonSchema,
  strictObject,
} from './schema-parts.ts';

const Names = Type.Array(NameSchema, { maxItems: 500, uniqueItems: true });

export const MicCodeSchema = Type.String({ pattern: MIC_PATTERN, description: 'A market identifier code' });

/** What happens to open child orders there. They stay when missing. */
export const OpenOrdersSchema = Type.Enum(OPEN_ORDERS_CHOICES);

/** Lower is tried first; venues of one priority share the orders. */
export const PrioritySchema = Type.Integer({ minimum: 0, maximum: 10_000 });

const configuration = {
  exec_broker: NameSchema,
  venue: MicCodeSchema,
  priority: PrioritySchema,
  defaultDestinations: Names,
  venueOverrides: Type.Array(strictObject({ venue: MicCodeSchema, destination: NameSchema }), { maxItems: 500 }),
};

export const VenueConfigurationSchema = Type.Object({ id: IdSchema, ...configuration, version: IdSchema });

/** Without an id it is new. With one, `version` is the version it is based on. */
export const VenueConfigurationInputSchema = strictObject({
  id: Type.Optional(IdSchema),
  version: Type.Optional(IdSchema),
  ...configuration,
  reason: Type.Optional(ReasonSchema),
});

/** A destination of the session layer. Status 2 is connected. */
export const FixDestinationSchema = Type.Object({
  name: NameSchema,
  status: Type.Integer(),
  since_ms: NullableNumber,
  is_enabled: Type.Boolean(),
  exec_broker: NameSchema,
  protocol: Type.String(),
  latency_ms: NullableNumber,
  /** Venues that it reaches. */
  venues: Type.Array(Type.String()),
  /** The version of its switch. 0 when it was never switched. */
  version: Type.Integer({ minimum: 0 }),
});

export const ConfiguredVenueSchema = Type.Object({
  venue: NameSchema,
  name: Type.String(),
  kind: Type.String(),
  asset_classes: Type.Array(Type.String()),
  countries: Type.Array(Type.String()),
  is_enabled: Type.Boolean(),
  version: Type.Integer({ minimum: 0 }),
  /** The configured destinations, in order. */
  destinations: Type.Array(FixDestinationSchema),
  /** All destinations that reach the venue. */
  supporting: Type.Array(Type.String()),
});

export const EnableBodySchema = strictObject({
  name: NameSchema,
  is_enabled: Type.Boolean(),
  /** The version the change is based on. The newest when missing. */
  version: Type.Optional(Type.Integer({ minimum: 0 })),
  reason: Type.Optional(ReasonSchema),
  open_orders: Type.Optional(OpenOrdersSchema),
});

export const BrokerSchema = Type.Object({ exec_broker: NameSchema, venues: Type.Array(Type.String()) });

/**
 * Open child orders of the user's accounts at a destination or venue. `others` are of accounts that the user does not
 * see.
 */
export const AffectedOrdersSchema = Type.Object({
  child_orders: Type.Integer(),
  parent_orders: Type.Integer(),
  notional_usd: NullableNumber,
  others: Type.Integer(),
});

export const VenuePenaltySchema = Type.Object({
  id: IdSchema,
  micCode: MicCodeSchema,
  reason: Type.String(),
  ends_ms: nullable(EpochMsSchema),
  version: IdSchema,
});

export type VenueConfigurationInput = Static<typeof VenueConfigurationInputSchema>;
export type FixDestination = Static<typeof FixDestinationSchema>;
export type ConfiguredVenue = Static<typeof ConfiguredVenueSchema>;
export type AffectedOrders = Static<typeof AffectedOrdersSchema>;
export type PenaltyAnswer = Static<typeof VenuePenaltySchema>;
