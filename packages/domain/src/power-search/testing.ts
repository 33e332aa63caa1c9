import * as fc from 'fast-check';
import { toCalendarDate } from '../calendar-date.ts';
import type { PowerSearch, SearchCondition, SearchGroup, SearchNode, SearchValue } from './power-search.ts';
import { operatorsOf, SEARCH_FIELDS, type SearchField } from './search-fields.ts';

const text = fc.oneof(
  fc.constantFrom('JP', 'US', 'vwap', 'or', 'AND', 'empty', '-5', 'a..b', 'BUY COVER', '*', 'VO*', '"q"', 'a\\b'),
  fc.string({ minLength: 1, maxLength: 12 }),
);
// Excludes negative zero, which the text form cannot express.
const number = fc
  .oneof(fc.integer({ min: -1_000, max: 1_000 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => value + 0);
const date = fc.integer({ min: 0, max: 40_000 }).map((day) => toCalendarDate(day * 86_400_000));

function valueOf({ kind }: SearchField): fc.Arbitrary<Exclude<SearchValue, null>> {
  if (kind === 'flag') return fc.boolean();
  if (kind === 'number') return number;
  if (kind === 'time') return fc.oneof(fc.nat(), fc.integer({ min: 0, max: 4e12 }));
  return kind === 'date' ? date : text;
}

const condition: fc.Arbitrary<SearchCondition> = fc
  .constantFrom(...SEARCH_FIELDS)
  .chain((field) => fc.record({ field: fc.constant(field), operator: fc.constantFrom(...operatorsOf(field)) }))
  .chain(({ field, operator }) => {
    const one = valueOf(field);
    const orNone = fc.option(one, { freq: 8 });
    const value: fc.Arbitrary<SearchCondition['value']> =
      operator === 'in'
        ? fc.array(orNone, { minLength: 1, maxLength: 4 })
        : operator === 'between'
          ? fc.tuple(one, one).map(([a, b]) => (a <= b ? [a, b] : [b, a]))
          : operator === '=' || operator === '!='
            ? orNone
            : one;
    return fc.record(
      { field: fc.constant(field.id), operator: fc.constant(operator), value, not: fc.boolean() },
      { requiredKeys: ['field', 'operator', 'value'] },
    );
  });

function group(node: fc.Arbitrary<SearchNode>): fc.Arbitrary<SearchGroup> {
  const conditions = fc.array(node, { minLength: 1, maxLength: 4 });
  return fc.record(
    { join: fc.constantFrom('and', 'or'), conditions, not: fc.boolean() },
    { requiredKeys: ['join', 'conditions'] },
  );
}

const inner = group(fc.oneof(condition, group(condition)));

/** Any valid search, at most three groups deep. */
export const anySearch: fc.Arbitrary<PowerSearch> = fc.record({
  join: fc.constantFrom('and', 'or'),
  conditions: fc.array(fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: inner }), {
    maxLength: 4,
  }),
});
