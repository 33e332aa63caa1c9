import type { Static, TSchema } from 'typebox';

/** The words that our schemas use. A test holds them against the library's own check. */
type Schema = {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
};

/** Whether a value has the shape of a schema. The library's own check is ten times its size, and every page waits. */
export function matches<Shape extends TSchema>(schema: Shape, value: unknown): value is Static<Shape> {
  return fits(schema, value);
}

function fits(schema: Schema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => fits(one, value));
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.const !== undefined) return value === schema.const;
  return schema.type === undefined || TYPES[schema.type](schema, value);
}

const TYPES: Readonly<Record<NonNullable<Schema['type']>, (schema: Schema, value: unknown) => boolean>> = {
  string: (schema, value) => typeof value === 'string' && fitsText(schema, value),
  integer: (schema, value) => Number.isInteger(value) && fitsNumber(schema, Number(value)),
  number: (schema, value) => Number.isFinite(value) && fitsNumber(schema, Number(value)),
  boolean: (_schema, value) => typeof value === 'boolean',
  null: (_schema, value) => value === null,
  array: (schema, value) => Array.isArray(value) && fitsItems(schema, value),
  object: (schema, value) => isObject(value) && fitsObject(schema, value),
};

function fitsText({ minLength = 0, maxLength = Infinity, pattern }: Schema, text: string): boolean {
  if (text.length > maxLength && (text.length > 2 * maxLength || characters(text) > maxLength)) return false;
  if (text.length < 2 * minLength && characters(text) < minLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

/** One of two code units counts once. */
function characters(text: string): number {
  return Array.from(text).length;
}

function fitsNumber(schema: Schema, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  return value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
}

function fitsItems(schema: Schema, values: readonly unknown[]): boolean {
  const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  if (values.length < minItems || values.length > maxItems) return false;
  if (uniqueItems && new Set(values.map((value) => JSON.stringify(value))).size < values.length) return false;
  if (!isTuple(items)) return values.every((value) => fits(items, value));
  return values.length <= items.length && items.every((item, at) => fits(item, values[at]));
}

function fitsObject(schema: Schema, value: Readonly<Record<string, unknown>>): boolean {
  const { properties = {}, patternProperties = {}, required = [], additionalProperties = true } = schema;
  const { minProperties = 0, maxProperties = Infinity } = schema;
  const names = Object.keys(value);
  if (names.length < minProperties || names.length > maxProperties) return false;
  if (required.some((name) => !Object.hasOwn(value, name))) return false;
  if (!additionalProperties && names.some((name) => !Object.hasOwn(properties, name))) return false;
  const isMissing = (name: string) => value[name] === undefined && !required.includes(name);
  return (
    Object.entries(properties).every(([name, of]) => isMissing(name) || fits(of, value[name])) &&
    Object.entries(patternProperties).every(([pattern, of]) => {
      const test = new RegExp(pattern, 'u');
      return names.every((name) => !test.test(name) || fits(of, value[name]));
    })
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTuple(items: Schema | readonly Schema[]): items is readonly Schema[] {
  return Array.isArray(items);
}
