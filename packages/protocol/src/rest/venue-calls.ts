import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { MicCodeSchema, OpenOrdersSchema, VenuePenaltySchema } from './routing-schemas.ts';
import { RoutingProposedSchema } from './strategy-settings-schemas.ts';
import {
  DoneSchema,
  EpochMsSchema,
  IdParamsSchema,
  nullable,
  paging,
  ReasonSchema,
  strictObject,
} from './schema-parts.ts';

export const listPenalties = restCall({
  service: 'main',
  method: 'GET',
  path: '/venue',
  summary: 'The venue penalty list; a penalty that has ended stays on it until it is removed.',
  access: 'user',
  query: Type.Object(paging),
  response: Type.Array(VenuePenaltySchema),
});

export const addPenalty = restCall({
  service: 'main',
  method: 'POST',
  path: '/venue',
  summary: 'Put a venue on the penalty list.',
  access: 'are_actions_permitted',
  body: strictObject({
    data: strictObject({
      micCode: MicCodeSchema,
      reason: Type.Optional(ReasonSchema),
      ends_ms: Type.Optional(nullable(EpochMsSchema)),
      open_orders: Type.Optional(OpenOrdersSchema),
    }),
  }),
  response: VenuePenaltySchema,
  status: 201,
  problems: [409],
});

export const removePenalty = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/venue/:id',
  summary: 'Take a venue off the penalty list.',
  access: 'are_actions_permitted',
  params: IdParamsSchema,
  response: Type.Union([DoneSchema, RoutingProposedSchema]),
  problems: [404, 409],
});

export const VENUE_CALLS = [listPenalties, addPenalty, removePenalty] as const;
