import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { AssetClassSchema, accountQuery, DoneSchema, IdSchema, NameSchema } from './schema-parts.ts';
import {
  ConditionalStrategyGroupInputSchema,
  ConditionalStrategyGroupSchema,
  CustomStrategyInputSchema,
  CustomStrategySchema,
  StrategyGroupInputSchema,
  StrategyGroupSchema,
} from './strategy-schemas.ts';
import {
  GroupProposalSchema,
  GroupProposedSchema,
  ProposalSchema,
  ProposedSchema,
} from './strategy-settings-schemas.ts';

const STRICT = { additionalProperties: false } as const;

/**
 * `version` is the version on the screen, `note` the reason. Everything that leads to it leads to the `replacement`
 * instead.
 */
const removal = {
  replacement: Type.Optional(NameSchema),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  note: Type.Optional(Type.String({ maxLength: 500 })),
};

/** With a proposal when a second person must approve first. */
const RemovedSchema = Type.Object({ ...DoneSchema.properties, proposal: Type.Optional(ProposalSchema) });
const GroupRemovedSchema = Type.Object({ ...DoneSchema.properties, proposal: Type.Optional(GroupProposalSchema) });

/**
 * The owner by account and allocation account, both missing for a shared group. `version` is the version on the screen.
 */
const GroupQuery = Type.Object(
  {
    ...accountQuery,
    name: NameSchema,
    asset_class: Type.Optional(AssetClassSchema),
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);

export const removeStrategy = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/remove_strategy',
  summary:
    'Remove strategy settings, first version. 409 while a group or an order uses them and no replacement is named.',
  access: 'are_actions_permitted',
  body: Type.Object(
    { ...accountQuery, strategy_destination: NameSchema, strategy_name: NameSchema, ...removal },
    STRICT,
  ),
  response: RemovedSchema,
  problems: [404, 409],
});

export const insertUserCustomStrategy = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/insert_user_custom_strategy',
  summary:
    'Create a custom strategy, or save a new version of one; a proposal where the account needs a second person. 409 when somebody saved meanwhile.',
  access: 'are_actions_permitted',
  body: CustomStrategyInputSchema,
  response: Type.Union([CustomStrategySchema, ProposedSchema]),
  problems: [404, 409],
});

export const batchInsertUserCustomStrategy = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/batch_insert_user_custom_strategy',
  summary: 'Save several custom strategies: all of them or none.',
  access: 'are_actions_permitted',
  body: Type.Array(CustomStrategyInputSchema, { minItems: 1, maxItems: 200 }),
  response: Type.Array(Type.Union([CustomStrategySchema, ProposedSchema])),
  problems: [404, 409],
});

export const deleteUserCustomStrategy = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/delete_user_custom_strategy',
  summary: 'Remove a custom strategy. 409 while a group or an order uses it and no replacement is named.',
  access: 'are_actions_permitted',
  body: Type.Object({ id: IdSchema, ...removal }, STRICT),
  response: RemovedSchema,
  problems: [404, 409],
});

export const createUpdateStrategyGroup = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/create_update_strategy_group',
  summary: 'Create or save a regular or multi-arm group; a proposal where an account needs a second person.',
  access: 'are_actions_permitted',
  body: StrategyGroupInputSchema,
  response: Type.Union([StrategyGroupSchema, GroupProposedSchema]),
  problems: [404, 409],
});

export const createUpdateConditionalStrategyGroup = restCall({
  service: 'main',
  method: 'POST',
  path: '/strategies/create_update_conditional_strategy_group',
  summary: 'Create or save a conditional group with its rules; a proposal where an account needs a second person.',
  access: 'are_actions_permitted',
  body: ConditionalStrategyGroupInputSchema,
  response: Type.Union([ConditionalStrategyGroupSchema, GroupProposedSchema]),
  problems: [404, 409],
});

export const removeStrategyGroup = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/strategies/remove_strategy_group',
  summary: 'Remove a regular or multi-arm group. 409 while it is in use.',
  access: 'are_actions_permitted',
  query: GroupQuery,
  response: GroupRemovedSchema,
  problems: [404, 409],
});

export const removeConditionalStrategyGroup = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/strategies/remove_conditional_strategy_group',
  summary: 'Remove a conditional group. 409 while it is in use.',
  access: 'are_actions_permitted',
  query: GroupQuery,
  response: GroupRemovedSchema,
  problems: [404, 409],
});

export const STRATEGY_WRITE_CALLS = [
  removeStrategy,
  insertUserCustomStrategy,
  batchInsertUserCustomStrategy,
  deleteUserCustomStrategy,
  createUpdateStrategyGroup,
  createUpdateConditionalStrategyGroup,
  removeStrategyGroup,
  removeConditionalStrategyGroup,
] as const;
