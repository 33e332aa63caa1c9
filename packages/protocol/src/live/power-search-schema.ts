import {
  MAX_SEARCH_CONDITIONS,
  MAX_SEARCH_DEPTH,
  MAX_SEARCH_VALUE_LENGTH,
  MAX_SEARCH_VALUES,
  type PowerSearch,
  SEARCH_OPERATORS,
} from '@meridian/domain/power-search/power-search';
import { type TSchema, Type } from 'typebox';

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

/** Groups are written out to their depth, so that the schema itself is the bound. */
function nodeSchema(depth: number): TSchema {
  if (depth <= 1) return SearchConditionSchema;
  const conditions = Type.Array(nodeSchema(depth - 1), { minItems: 1, ...most });
  return Type.Union([SearchConditionSchema, Type.Object({ join: Join, conditions, ...not })]);
}

/** A power search of the right shape; what it asks of which field is checked by `searchProblem` of the domain. */
export const PowerSearchSchema = Type.Unsafe<PowerSearch>(
  Type.Object({ join: Join, conditions: Type.Array(nodeSchema(MAX_SEARCH_DEPTH), most) }),
);
