import {
  MAX_SEARCH_CONDITIONS,
  MAX_SEARCH_DEPTH,
  MAX_SEARCH_VALUE_LENGTH,
  MAX_SEARCH_VALUES,
  type PowerSearch,
  SEARCH_OPERATORS,
} from '@meridian/domain/power-search/power-search';
import { type TSchema, Type } from 'typebox';

export const SearchZoneSchema = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "The reader's time zone, for start and end times",
});

const SearchValue = Type.Union([
  Type.String({ maxLength: MAX_SEARCH_VALUE_LENGTH }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
]);

const not = { not: Type.Optional(Type.Boolean()) };

const SearchConditionSchema = Type.Object({
  field: Type.String({ minLength: 1, maxLength: 64 }),
  operator: Type.Enum(SEARCH_OPERATORS),
  value: Type.Union([SearchValue, Type.Array(SearchValue, { minItems: 1, maxItems: MAX_SEARCH_VALUES })]),
  ...not,
});

const Join = Type.Enum(['and', 'or']);
const most = { maxItems: MAX_SEARCH_CONDITIONS };

/** Groups are expanded to the maximum depth, so that the schema enforces it. */
function nodeSchema(depth: number): TSchema {
  if (depth <= 1) return SearchConditionSchema;
  const conditions = Type.Array(nodeSchema(depth - 1), { minItems: 1, ...most });
  return Type.Union([SearchConditionSchema, Type.Object({ join: Join, conditions, ...not })]);
}

/** A well-formed power search. The domain's `searchProblem` checks fields and values. */
export const PowerSearchSchema = Type.Unsafe<PowerSearch>(
  Type.Object({
    join: Join,
    conditions: Type.Array(nodeSchema(MAX_SEARCH_DEPTH), most),
    zone: Type.Optional(SearchZoneSchema),
  }),
);
