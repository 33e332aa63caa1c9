type Schema = Readonly<Record<PropertyKey, unknown>>;
type Properties = Readonly<Record<string, Schema>>;
type ObjectSchema = Schema & { readonly properties: Properties };

/** Marks a member that may be missing. Not a word of the schema itself. */
const OPTIONAL = Symbol('optional');

const ANY_NAME = '^.*$';

// The annotations let the bundler leave out schemas that no screen of a chunk uses.

/* @__NO_SIDE_EFFECTS__ */
function text(options?: Schema): Schema {
  return { type: 'string', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function number(options?: Schema): Schema {
  return { type: 'number', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function integer(options?: Schema): Schema {
  return { type: 'integer', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function boolean(options?: Schema): Schema {
  return { type: 'boolean', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function nothing(options?: Schema): Schema {
  return { type: 'null', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function unknown(options?: Schema): Schema {
  return { ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function literal(value: unknown, options?: Schema): Schema {
  return { type: typeof value, const: value, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(values: readonly unknown[], options?: Schema): Schema {
  return { enum: values, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function union(anyOf: readonly Schema[], options?: Schema): Schema {
  return { anyOf, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function list(items: Schema, options?: Schema): Schema {
  return { type: 'array', items, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function tuple(items: readonly Schema[], options?: Schema): Schema {
  return { type: 'array', additionalItems: false, items, minItems: items.length, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function record(key: Schema, value: Schema, options?: Schema): Schema {
  const pattern = typeof key['pattern'] === 'string' ? key['pattern'] : ANY_NAME;
  return { type: 'object', patternProperties: { [pattern]: value }, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function object(properties: Properties, options?: Schema): ObjectSchema {
  const required = Object.entries(properties).flatMap(([name, schema]) => (OPTIONAL in schema ? [] : [name]));
  return { type: 'object', ...(required.length === 0 ? {} : { required }), properties, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function optional(schema: Schema): Schema {
  return { ...schema, [OPTIONAL]: true };
}

/* @__NO_SIDE_EFFECTS__ */
function partial({ properties }: ObjectSchema, options?: Schema): ObjectSchema {
  const members = Object.entries(properties).map(([name, schema]) => [name, optional(schema)] as const);
  return object(Object.fromEntries(members), options);
}

/* @__NO_SIDE_EFFECTS__ */
function unsafe(schema: Schema): Schema {
  return schema;
}

export {
  boolean as Boolean,
  integer as Integer,
  list as Array,
  literal as Literal,
  nothing as Null,
  number as Number,
  object as Object,
  oneOf as Enum,
  optional as Optional,
  partial as Partial,
  record as Record,
  text as String,
  tuple as Tuple,
  union as Union,
  unknown as Unknown,
  unsafe as Unsafe,
};
