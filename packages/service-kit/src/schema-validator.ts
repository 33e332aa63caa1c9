import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** No text of a database can hold it, and no keyboard types it. */
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

/**
 * TypeBox checks what TypeBox types describe. Bodies are taken as they are; parameters, queries and headers arrive as
 * text and are converted first. Fields that the schema does not name are dropped, so nothing unchecked gets in; a schema
 * without additional properties refuses them instead.
 */
export const schemaValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const isKept = httpPart === 'headers' || ('additionalProperties' in schema && schema.additionalProperties === false);
  return (input: unknown) => {
    if (httpPart !== 'headers' && hasNul(input)) return { error: [NUL_FOUND] };
    const isText = httpPart !== 'body';
    const copy: unknown = structuredClone(input);
    const filled: unknown = Value.Default(schema, isText ? Value.Convert(schema, copy) : copy);
    const value: unknown = isKept ? filled : Value.Clean(schema, filled);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};
