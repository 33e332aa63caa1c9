import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { schemaSerializer } from './schema-serializer.ts';

const SCHEMA = Type.Object({ id: Type.Integer(), name: Type.Optional(Type.String()) });
const ROUTE = { schema: SCHEMA, method: 'GET', url: '/orders', httpStatus: '200' };

it('writes what the schema names, for every route that has it', () => {
  const [one, other] = [schemaSerializer(ROUTE), schemaSerializer({ ...ROUTE, url: '/other' })];
  const texts = [one({ id: 1, secret: 'x' }), other({ id: 2, name: 'B' }), one({ id: 3 })];
  expect(texts).toEqual(['{"id":1}', '{"id":2,"name":"B"}', '{"id":3}']);
});

it('refuses what the schema requires and the answer lacks', () => {
  expect(() => schemaSerializer(ROUTE)({})).toThrow('"id" is required');
});
