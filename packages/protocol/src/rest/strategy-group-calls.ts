import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { EpochMsSchema, IdQuerySchema, IdSchema, NameSchema, NullableText } from './schema-parts.ts';
import { GroupProposedSchema } from './strategy-settings-schemas.ts';
import { ConditionalStrategyGroupInputSchema, ConditionalStrategyGroupSchema } from './strategy-schemas.ts';

const { id: _id, version: _version, note: _note, ...groupFields } = ConditionalStrategyGroupInputSchema.properties;
const Version = Type.Integer({ minimum: 1 });

/** A past version of a group, with the number of learning resets. */
const GroupVersionSchema = Type.Object({
  group: Type.Object({ ...groupFields, id: IdSchema, version: Version, learning: Type.Integer({ minimum: 1 }) }),
  action: Type.Enum(['created', 'updated', 'removed']),
  note: Type.String(),
  saved_ms: EpochMsSchema,
  /** Null for the initial configuration. */
  saved_by_email: NullableText,
});

export const groupVersions = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/get_group_versions',
  summary: 'Every version of a group, newest first, with who saved it and why.',
  access: 'user',
  query: IdQuerySchema,
  response: Type.Array(GroupVersionSchema),
  problems: [404],
});

const Share = Type.Number({ minimum: 0, maximum: 1 });

export const ArmLearntSchema = Type.Object({
  name: NameSchema,
  /** Against arrival. Positive is a cost. */
  mean_bps: Type.Number(),
  /** The 95% interval of the mean. */
  low_bps: Type.Number(),
  high_bps: Type.Number(),
  orders: Type.Integer({ minimum: 0 }),
  /** Probability that it is the cheapest arm. */
  best: Share,
  /** Probability that the next order gets it, within its bounds. */
  allocation: Share,
});

export type ArmLearnt = Static<typeof ArmLearntSchema>;

export const groupLearning = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/get_group_learning',
  summary: 'What was learnt of the arms of a multi-arm group.',
  access: 'user',
  query: IdQuerySchema,
  response: Type.Object({ arms: Type.Array(ArmLearntSchema) }),
  problems: [404],
});

export const resetGroupLearning = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/reset_group_learning',
  summary: 'Forget what was learnt of the arms of a group: a new version of it, with the reason.',
  access: 'are_actions_permitted',
  body: Type.Object(
    { id: IdSchema, version: Version, reason: Type.String({ minLength: 1, maxLength: 500 }) },
    { additionalProperties: false },
  ),
  response: Type.Union([ConditionalStrategyGroupSchema, GroupProposedSchema]),
  problems: [404, 409],
});

/** Beyond the calls of the specification. */
export const STRATEGY_GROUP_CALLS = [groupVersions, groupLearning, resetGroupLearning] as const;
