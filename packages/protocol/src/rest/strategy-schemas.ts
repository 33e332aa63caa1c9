import { STRATEGY_GROUP_TYPES } from '@meridian/domain/entities/strategy-group';
import { type Static, Type } from 'typebox';
import { AssetClassSchema, IdSchema, JsonObjectSchema, NameSchema, NullableText, nullable } from './schema-parts.ts';

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
  /** Goes up with each save, so that nobody overwrites a colleague unknowingly. */
  version: Type.Integer({ minimum: 1 }),
});

/** Left out: a new strategy; given: the version the save was made from. */
export const CustomStrategyInputSchema = Type.Object({
  ...StrategySettingsSchema.properties,
  id: Type.Optional(IdSchema),
  asset_class: AssetClassSchema,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});

const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Names = Type.Array(NameSchema, { maxItems: 1_000 });

const groupFields = {
  ...owner,
  name: NameSchema,
  type: Type.Enum(STRATEGY_GROUP_TYPES),
  base: NameSchema,
  multi_arm_param_values: Type.Record(NameSchema, Type.Object({ max_alloc: Percent, min_alloc: Percent })),
  asset_class: AssetClassSchema,
};

export const StrategyGroupSchema = Type.Object({
  ...groupFields,
  id: IdSchema,
  version: Type.Integer({ minimum: 1 }),
  destination_uses: Names,
  group_uses: Names,
  direct_uses: Names,
});

const groupInput = {
  ...groupFields,
  id: Type.Optional(IdSchema),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
};

export const StrategyGroupInputSchema = Type.Object(groupInput);

/** The first rule whose every filter holds decides where the order goes; no rule: the base. */
const rules = {
  rules: Type.Array(
    Type.Object({
      result_destination: NameSchema,
      filters: Type.Array(
        Type.Object({
          filter: NameSchema,
          operator: Type.Enum(['=', '!=', '<', '<=', '>', '>=', 'in', 'between']),
          values: Type.Array(Type.Union([Type.String({ maxLength: 256 }), Type.Number()]), {
            minItems: 1,
            maxItems: 200,
          }),
        }),
        { maxItems: 50 },
      ),
    }),
    { maxItems: 200 },
  ),
};

export const ConditionalStrategyGroupSchema = Type.Object({ ...StrategyGroupSchema.properties, ...rules });
export const ConditionalStrategyGroupInputSchema = Type.Object({ ...groupInput, ...rules });

/** Something a conditional group can decide by. */
export const ConditionalFilterSchema = Type.Object({
  filter: NameSchema,
  label: Type.String(),
  kind: Type.Enum(['text', 'number', 'time', 'flag', 'choice']),
  choices: nullable(Type.Array(Type.String(), { maxItems: 1_000 })),
});

export type CustomStrategy = Static<typeof CustomStrategySchema>;
export type CustomStrategyInput = Static<typeof CustomStrategyInputSchema>;
export type ConditionalStrategyGroup = Static<typeof ConditionalStrategyGroupSchema>;
export type ConditionalFilter = Static<typeof ConditionalFilterSchema>;
