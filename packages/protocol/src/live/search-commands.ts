import { type Static, Type } from 'typebox';
import { ParentIdsSchema } from './topics.ts';

const FieldName = Type.String({ minLength: 1, maxLength: 64 });
const SearchName = Type.String({ minLength: 1, maxLength: 120 });
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 }));

export const SEARCH_OPERATORS = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'starts with', 'in'] as const;

const SearchValue = Type.Union([Type.String({ maxLength: 256 }), Type.Number(), Type.Boolean(), Type.Null()]);

export const SearchConditionSchema = Type.Object({
  field: FieldName,
  operator: Type.Enum(SEARCH_OPERATORS),
  value: Type.Union([SearchValue, Type.Array(SearchValue, { minItems: 1, maxItems: 200 })]),
});

const Join = Type.Enum(['and', 'or']);

/** Two levels are as deep as the builder goes, and they keep a search bounded. */
export const PowerSearchSchema = Type.Object({
  join: Join,
  conditions: Type.Array(
    Type.Union([
      SearchConditionSchema,
      Type.Object({ join: Join, conditions: Type.Array(SearchConditionSchema, { minItems: 1, maxItems: 50 }) }),
    ]),
    { maxItems: 50 },
  ),
});

export type PowerSearch = Static<typeof PowerSearchSchema>;

export const SEARCH_COMMAND_ARGS = {
  'search.prefix': Type.Object({
    prefix: Type.String({ minLength: 1, maxLength: 64 }),
    field: Type.Optional(FieldName),
    limit: Limit,
  }),
  'search.parent_orders': Type.Object({ search: PowerSearchSchema, limit: Limit }),
  'power_search.save': Type.Object({ name: SearchName, search: PowerSearchSchema }),
  'power_search.fetch': Type.Object({ name: Type.Optional(SearchName) }),
  'power_search.delete': Type.Object({ name: SearchName }),
  'progress.start': Type.Object({ parent_order_numeric_ids: Type.Optional(ParentIdsSchema) }),
  'progress.stop': Type.Object({}),
} as const;
