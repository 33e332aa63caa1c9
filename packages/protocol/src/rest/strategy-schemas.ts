import { FILTER_KINDS, RULE_OPERATORS } from '@meridian/domain/entities/conditional-rule';
import { STRATEGY_GROUP_TYPES } from '@meridian/domain/entities/strategy-group';
import { type Static, Type } from 'typebox';
import {
  AssetClassSchema,
  EpochMsSchema,
  IdSchema,
  JsonObjectSchema,
  NameSchema,
  NullableText,
  nullable,
} from './schema-parts.ts';

/** A null owner makes it available to all. */
const owner = { owner_account: NullableText, owner_alloc_account: NullableText };

/** V1 is flat in `settings`, V2 has typed values in `param_values`. */
export const StrategySettingsSchema = Type.Object({
  ...owner,
  strategy_destination: NameSchema,
  strategy_name: NameSchema,
  settings: JsonObjectSchema,
  param_values: JsonObjectSchema,
  is_lqseek: Type.Boolean(),
});

export const CustomStrategySchema = Type.Object({
  ...StrategySettingsSchema.properties,
  id: IdSchema,
  asset_class: AssetClassSchema,
  /** Raised by each save, so that nobody overwrites a colleague's change unknowingly. */
  version: Type.Integer({ minimum: 1 }),
});

/** A stored flat setting. Its strategy_destination is its name. */
export const StoredSettingSchema = Type.Object({
  ...StrategySettingsSchema.properties,
  id: IdSchema,
  version: Type.Integer({ minimum: 1 }),
});

const OwnerSchema = nullable(NameSchema);

/** Without an id it is new. `version` is the version it is based on, `note` the reason. */
const input = {
  ...StrategySettingsSchema.properties,
  owner_account: OwnerSchema,
  owner_alloc_account: OwnerSchema,
  id: Type.Optional(IdSchema),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  note: Type.Optional(Type.String({ maxLength: 500 })),
};

export const CustomStrategyInputSchema = Type.Object(
  { ...input, asset_class: AssetClassSchema },
  { additionalProperties: false },
);

export const SettingInputSchema = Type.Object(input, { additionalProperties: false });

const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Names = Type.Array(NameSchema, { maxItems: 1_000 });

const groupFields = {
  ...owner,
  name: NameSchema,
  type: Type.Enum(STRATEGY_GROUP_TYPES),
  base: NameSchema,
  multi_arm_param_values: Type.Record(
    NameSchema,
    Type.Object({ max_alloc: Percent, min_alloc: Percent }, { additionalProperties: false }),
  ),
  asset_class: AssetClassSchema,
};

export const StrategyGroupSchema = Type.Object({
  ...groupFields,
  id: IdSchema,
  version: Type.Integer({ minimum: 1 }),
  /** Strategies and settings that lead to the group. */
  destination_uses: Names,
  group_uses: Names,
  /** Accounts with unfinished orders that name it. */
  direct_uses: Names,
  order_uses: Type.Integer({ minimum: 0 }),
  permission_level: Type.Enum(['read', 'write', 'owner']),
  saved_ms: EpochMsSchema,
  /** Null for the initial configuration. */
  saved_by_email: NullableText,
});

const groupInput = {
  ...groupFields,
  id: Type.Optional(IdSchema),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  note: Type.Optional(Type.String({ maxLength: 500 })),
};

export const StrategyGroupInputSchema = Type.Object(groupInput, { additionalProperties: false });

/** The first rule whose filters all match decides. Without a match the base applies. */
const rules = {
  rules: Type.Array(
    Type.Object(
      {
        result_destination: NameSchema,
        filters: Type.Array(
          Type.Object(
            {
              filter: NameSchema,
              operator: Type.Enum(RULE_OPERATORS),
              values: Type.Array(Type.Union([Type.String({ maxLength: 256 }), Type.Number()]), {
                minItems: 1,
                maxItems: 200,
              }),
            },
            { additionalProperties: false },
          ),
          { maxItems: 50 },
        ),
      },
      { additionalProperties: false },
    ),
    { maxItems: 200 },
  ),
};

/** What a user defines of a group of any type. */
export const GroupValuesSchema = Type.Object({ ...groupFields, ...rules, learning: Type.Integer({ minimum: 1 }) });
export const ConditionalStrategyGroupSchema = Type.Object({ ...StrategyGroupSchema.properties, ...rules });
export const ConditionalStrategyGroupInputSchema = Type.Object(
  { ...groupInput, ...rules },
  { additionalProperties: false },
);

/** A field that a conditional group can filter by. */
export const ConditionalFilterSchema = Type.Object({
  filter: NameSchema,
  label: Type.String(),
  kind: Type.Enum(FILTER_KINDS),
  choices: nullable(Type.Array(Type.String(), { maxItems: 1_000 })),
});

export type CustomStrategy = Static<typeof CustomStrategySchema>;
export type StoredSetting = Static<typeof StoredSettingSchema>;
export type SettingInput = Static<typeof SettingInputSchema>;
export type CustomStrategyInput = Static<typeof CustomStrategyInputSchema>;
export type StrategyGroupInput = Static<typeof StrategyGroupInputSchema>;
export type ConditionalStrategyGroupInput = Static<typeof ConditionalStrategyGroupInputSchema>;
export type ConditionalStrategyGroup = Static<typeof ConditionalStrategyGroupSchema>;
