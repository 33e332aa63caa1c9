import * as fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { SERVER_FRAMES } from './live/server-messages.ts';
import { matches } from './matches.ts';
import { ALL_CALLS } from './rest/all-calls.ts';

type Node = Readonly<Record<string, unknown>>;

const wrong = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom(undefined, Number.NaN, '', '😀', -1, 0, 1.5, 2 ** 60, {}, [], [null, null, null]),
);

const made = new WeakMap<Node, fc.Arbitrary<unknown>>();

/** Values near those of a schema: most parts fit, some do not. */
function near(schema: Node): fc.Arbitrary<unknown> {
  const known = made.get(schema);
  if (known !== undefined) return known;
  const values = fc.oneof({ arbitrary: fitting(schema), weight: 12 }, { arbitrary: wrong, weight: 1 });
  made.set(schema, values);
  return values;
}

function fitting(schema: Node): fc.Arbitrary<unknown> {
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map((one: Node) => near(one)));
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  switch (schema['type']) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: Number(schema['minimum'] ?? -5) - 1, max: Number(schema['minimum'] ?? 0) + 20 });
    case 'number':
      return fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -2, max: 2 }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return Array.isArray(schema['items'])
        ? fc.tuple(...schema['items'].map((item: Node) => near(item)))
        : fc.array(near((schema['items'] ?? {}) as Node), { maxLength: 3 });
    case 'object':
      return objectOf(schema);
    default:
      return wrong;
  }
}

function textOf({ minLength, maxLength, pattern }: Node): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.constantFrom('2026-11-16', '09:30:00', '123456', 'XNYS', 'a-b', ' ', 'é');
  const least = Math.max(0, Number(minLength ?? 0) - 1);
  const most = Number(maxLength ?? 8) + 1;
  // Both edges, with characters of one and of two code units.
  return fc
    .tuple(fc.constantFrom(least, least + 1, least + 2, most), fc.constantFrom('a', '😀', 'é'))
    .map(([length, character]) => character.repeat(Math.min(length, 300)));
}

function objectOf({ properties = {}, patternProperties = {}, required = [] }: Node): fc.Arbitrary<unknown> {
  const members = Object.entries(properties as Readonly<Record<string, Node>>);
  const values = members.map(([name, of]) =>
    fc
      .tuple(near(of), fc.nat(20))
      .map(([value, chance]) => (chance < ((required as string[]).includes(name) ? 1 : 8) ? [] : [[name, value]])),
  );
  const named = Object.values(patternProperties as Readonly<Record<string, Node>>)[0];
  const further = fc.dictionary(fc.string({ maxLength: 4 }), named === undefined ? wrong : near(named), {
    maxKeys: named === undefined ? 1 : 3,
    noNullPrototype: true,
  });
  return fc
    .tuple(fc.tuple(...values), fc.oneof({ arbitrary: fc.constant({}), weight: 4 }, { arbitrary: further, weight: 1 }))
    .map(([own, more]) => Object.assign(more, Object.fromEntries(own.flat() as [string, unknown][])));
}

const schemas: readonly (readonly [string, TSchema])[] = [
  ...ALL_CALLS.flatMap(({ method, path, response, body, query }) =>
    Object.entries({ response, body, query }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [[`${method} ${path}: ${part}`, schema] as const],
    ),
  ),
  ...Object.entries(SERVER_FRAMES),
  ['a tuple', Type.Tuple([Type.String(), Type.Number()])],
  ['bounds', Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 2 })],
  ['unlike items', Type.Array(Type.Unknown(), { uniqueItems: true, minItems: 1, maxItems: 3 })],
];

const samples = fc
  .constantFrom(...schemas)
  .chain(([name, schema]) => near(schema as Node).map((value) => ({ name, schema, value })));

test('an answer fits for the page exactly when it fits for the library', () => {
  fc.assert(
    fc.property(samples, ({ name, schema, value }) => {
      expect({ name, fits: matches(schema, value) }).toEqual({ name, fits: Check(schema, value) });
    }),
    { numRuns: 100 },
  );
});
