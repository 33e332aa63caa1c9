import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DoneSchema, IdParamsSchema, IdSchema } from './schema-parts.ts';

const MicCodeSchema = Type.String({ pattern: '^[A-Z0-9]{4}$', description: 'A market identifier code' });

export const VenuePenaltySchema = Type.Object({ id: IdSchema, micCode: MicCodeSchema });

export const listPenalties = restCall({
  service: 'main',
  method: 'GET',
  path: '/venue',
  summary: 'The venue penalty list.',
  access: 'user',
  response: Type.Array(VenuePenaltySchema),
});

export const addPenalty = restCall({
  service: 'main',
  method: 'POST',
  path: '/venue',
  summary: 'Put a venue on the penalty list.',
  access: 'are_actions_permitted',
  body: Type.Object({ data: Type.Object({ micCode: MicCodeSchema }) }),
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
  response: DoneSchema,
  problems: [404],
});

export const VENUE_CALLS = [listPenalties, addPenalty, removePenalty] as const;
