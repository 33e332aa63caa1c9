import { clientFrameSchemas } from '@meridian/protocol/live/client-messages';

/** JSON texts that a program sends by mistake or on purpose. */
const DEEP = 5_000;
const HOSTILE: readonly string[] = [
  String.raw`"\ud800"`,
  String.raw`"a\udc00\ud800b"`,
  String.raw`"\u0000"`,
  String.raw`"\u202e\u2066\ufeff"`,
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '" "',
  '""',
  `"%s%n';--<script>\\\\${'x'.repeat(300)}"`,
  '1e400',
  '-1e400',
  '1e308',
  '5e-324',
  '-1',
  '-0',
  '0.1',
  '9007199254740993',
  'true',
  'null',
  '[]',
  '{}',
  '[null]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
];
const MANY = 100_000;
/** As large as a frame may be. They are tried once in each frame. */
const HUGE: readonly string[] = [
  `"${'x'.repeat(1_000_000)}"`,
  `[${'0,'.repeat(MANY)}0]`,
  `${'['.repeat(MANY)}${']'.repeat(MANY)}`,
];

type JsonSchema = {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
};

export type Known = Readonly<Record<string, unknown>>;

const HERE = '@@here@@';
const MORE = 'a_field_that_nobody_knows';

/** Something that a schema takes, with every field that it knows; `known` has what a field of a name should be. */
function exampleOf(schema: JsonSchema, known: Known, name = ''): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return exampleOf(first, known, name);
  const said = schema.const ?? schema.enum?.[0];
  if (said !== undefined) return said;
  if (schema.type === 'string') return 'a text of some length';
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, known)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([field, inner]) => [field, exampleOf(inner, known, field)]));
}

/** Copies of the value with one place of it marked, and with a field more in each of its objects. */
function* marked(value: unknown): Generator<unknown, undefined> {
  yield HERE;
  if (Array.isArray(value)) {
    for (const [at, inner] of value.slice(0, 2).entries()) {
      for (const one of marked(inner)) yield value.with(at, one);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, [MORE]: HERE };
    for (const [name, inner] of Object.entries(value)) for (const one of marked(inner)) yield { ...value, [name]: one };
  }
}

export type HostileFrame = { readonly kind: string; readonly text: string };

/** A place gets every third text, the next place the others: each frame has all of them in a third of the time. */
const THIRDS = 3;

/** Every frame that a client may send, with its places turned into hostile texts. */
export function hostileFrames(kind: string, known: Known, newId: () => string): readonly HostileFrame[] {
  const schema = clientFrameSchemas().get(kind);
  if (schema === undefined) throw new Error(`there is no frame ${kind}`);
  const example = exampleOf(JSON.parse(JSON.stringify(schema)), known);
  const places = [...marked(example)].map((place) => JSON.stringify(place));
  const textOf = (place: string, hostile: string): string =>
    place.replace(`"${HERE}"`, () => hostile).replace('"a text of an id"', () => JSON.stringify(newId()));
  const texts = places.flatMap((place, at) =>
    HOSTILE.filter((_, nth) => nth % THIRDS === at % THIRDS).map((hostile) => textOf(place, hostile)),
  );
  const fullest = places.find((place) => place.includes(`"${MORE}":"${HERE}"}}}`)) ?? places.at(-1) ?? HERE;
  return [...texts, ...HUGE.map((hostile) => textOf(fullest, hostile))].map((text) => ({ kind, text }));
}
