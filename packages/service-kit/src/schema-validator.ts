import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/**
 * TypeBox checks what TypeBox types describe. Bodies are taken as they are; parameters, queries and headers arrive as
 * text and are converted first. Fields that the schema does not name are dropped, so nothing unchecked gets in.
 */
export const schemaValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  return (input: unknown) => {
    const isText = httpPart !== 'body';
    const copy: unknown = structuredClone(input);
    const filled: unknown = Value.Default(schema, isText ? Value.Convert(schema, copy) : copy);
    const value: unknown = httpPart === 'headers' ? filled : Value.Clean(schema, filled);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};
