import * as fc from 'fast-check';
import { Type as Library } from 'typebox';
import { expect, test } from 'vitest';
import { Type as Slim } from './typebox.ts';

type Builders = typeof Slim;

/** The same description, built by either of the two. */
type Build = (type: Builders) => Readonly<Record<string, unknown>>;

const leaf: fc.Arbitrary<Build> = fc.constantFrom<Build>(
  (type) => type.String({ minLength: 1, maxLength: 12, pattern: '^a' }),
  (type) => type.Number({ minimum: 0 }),
  (type) => type.Integer(),
  (type) => type.Boolean({ description: 'Yes or no' }),
  (type) => type.Null(),
  (type) => type.Unknown(),
  (type) => type.Literal('x'),
  (type) => type.Literal(3, { title: 'Three' }),
  (type) => type.Enum(['a', 'b'], { default: 'a' }),
);

const { schema } = fc.letrec<{ schema: Build; members: Readonly<Record<string, Build>> }>((tie) => ({
  members: fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), tie('schema'), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  schema: fc.oneof(
    { maxDepth: 3 },
    leaf,
    tie('schema').map(
      (of): Build =>
        (type) =>
          type.Array(of(type), { maxItems: 5 }),
    ),
    tie('schema').map(
      (of): Build =>
        (type) =>
          type.Record(type.String({ maxLength: 9 }), of(type), { maxProperties: 2 }),
    ),
    tie('schema').map(
      (of): Build =>
        (type) =>
          type.Record(type.String({ pattern: '^k' }), of(type)),
    ),
    tie('schema').map(
      (of): Build =>
        (type) =>
          type.Unsafe(type.Object({ of: type.Optional(of(type)) })),
    ),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map(
      (parts): Build =>
        (type) =>
          type.Union(parts.map((part) => part(type))),
    ),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map(
      (parts): Build =>
        (type) =>
          type.Tuple(parts.map((part) => part(type))),
    ),
    fc.tuple(tie('members'), fc.boolean()).map(
      ([members, isStrict]): Build =>
        (type) =>
          type.Object(built(type, members), { additionalProperties: !isStrict }),
    ),
    tie('members').map(
      (members): Build =>
        (type) =>
          type.Partial(type.Object(built(type, members)), { minProperties: 1 }),
    ),
  ),
}));

function built(type: Builders, members: Readonly<Record<string, Build>>) {
  return Object.fromEntries(Object.entries(members).map(([name, build]) => [name, build(type)]));
}

/** Without the marks that each keeps for itself. */
const asJson = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema));

test('a schema of the page is the same object as the server’s', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's builders have plain types.
  const library = Library as unknown as Builders;
  fc.assert(
    fc.property(schema, (build) => {
      expect(asJson(build(Slim))).toEqual(asJson(build(library)));
    }),
  );
});

test('the page has every builder that a schema of ours uses', () => {
  const files = import.meta.glob<string>(['../../../../../packages/protocol/src/**/*.ts', '../../**/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const texts = Object.entries(files).flatMap(([path, text]) => (path.includes('.test.') ? [] : [text]));
  const used = new Set(texts.flatMap((text) => text.match(/\bType\.[A-Z]\w*(?=\()/g) ?? []));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !Object.hasOwn(Slim, name.slice('Type.'.length)))).toEqual([]);
});
