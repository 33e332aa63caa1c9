import type { RestCall } from '@meridian/protocol/rest/rest-call';

type JsonSchema = {
  readonly type?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
};

/** The only form that texts of configuration are asked to have is that of a market's code. */
const FORMED = 'XNAS';

/** Something that a schema takes, with every field that it knows. */
export function exampleOf(schema: NonNullable<RestCall['body']>): unknown {
  return valueOf(JSON.parse(JSON.stringify(schema)));
}

function valueOf(schema: JsonSchema): unknown {
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return valueOf(first);
  const said = schema.default ?? schema.const ?? schema.enum?.[0];
  if (said !== undefined) return said;
  if (schema.type === 'string') return schema.pattern === undefined ? 'a'.repeat(schema.minLength ?? 1) : FORMED;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field)]));
}
