import { wellFormed } from '@meridian/domain/well-formed';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** Databases cannot store NUL. */
const NUL_FOUND = {
  keyword: 'nul',
  instancePath: '',
  schemaPath: '',
  params: {},
  message: 'must not hold a NUL character',
};

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || hasNul(inner));
}

/** A list refuses what its rows refuse. */
function refusesUnknown(schema: object): boolean {
  if ('items' in schema && typeof schema.items === 'object' && schema.items !== null) {
    return refusesUnknown(schema.items);
  }
  return 'additionalProperties' in schema && schema.additionalProperties === false;
}

/**
 * Validates with TypeBox. Bodies are not converted; parameters, queries and headers arrive as text and are converted
 * first. Unknown fields are dropped, or refused by a schema without additional properties. Every text becomes one that
 * a database takes.
 */
export const schemaValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const isKept = httpPart === 'headers' || refusesUnknown(schema);
  return (input: unknown) => {
    if (httpPart !== 'headers' && hasNul(input)) return { error: [NUL_FOUND] };
    const isText = httpPart !== 'body';
    const copy = wellFormed(input);
    const filled: unknown = Value.Default(schema, isText ? Value.Convert(schema, copy) : copy);
    const value: unknown = isKept ? filled : Value.Clean(schema, filled);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};
