import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { EpochMsSchema, IdSchema, JsonObjectSchema, NullableText, nullable, paging } from './schema-parts.ts';

/** What the screens of destinations and venues change. */
export const ROUTING_KINDS = ['venue_configuration', 'penalty', 'destination', 'venue', 'broker'] as const;

export const RoutingChangeSchema = Type.Object({
  row_id: IdSchema,
  version: IdSchema,
  kind: Type.Enum(ROUTING_KINDS),
  name: Type.String(),
  action: Type.Enum(['created', 'updated', 'removed']),
  before: nullable(JsonObjectSchema),
  document: JsonObjectSchema,
  note: Type.String(),
  /** Null for what the desk began with. */
  saved_by_email: NullableText,
  saved_ms: EpochMsSchema,
});

export type RoutingChange = Static<typeof RoutingChangeSchema>;

export const routingChanges = restCall({
  service: 'main',
  method: 'GET',
  path: '/configuration/changes',
  summary: 'Who changed which destination, venue, penalty or broker, newest first.',
  access: 'user',
  query: Type.Object({ kind: Type.Optional(Type.Enum(ROUTING_KINDS)), ...paging }),
  response: Type.Array(RoutingChangeSchema),
});

/** Configuration as a whole; all of them are ours. */
export const CONFIGURATION_CALLS = [routingChanges] as const;
