import { ProblemSchema } from '@meridian/protocol/problem';
import { Type } from 'typebox';
import { afterEach, describe, expect, test } from 'vitest';
import { problem } from './problem.ts';
import { createServiceApp, type ServiceApp } from './service-app.ts';
import { silentLogger } from './testing.ts';

let app: ServiceApp;

afterEach(() => app.close());

function newApp(bodyLimitBytes?: number): ServiceApp {
  app = createServiceApp({
    logger: silentLogger(),
    newRequestId: () => 'request-7',
    ...(bodyLimitBytes === undefined ? {} : { bodyLimitBytes }),
  });
  return app;
}

const OrderSchema = Type.Object({ symbol: Type.String({ minLength: 1 }), qty: Type.Integer({ minimum: 1 }) });

function orderApp(): ServiceApp {
  newApp().post('/orders', { schema: { body: OrderSchema } }, async ({ body }) => body);
  return app;
}

describe('validation', () => {
  test('a wrong field is named with its reason', async () => {
    const answer = await orderApp().inject({ method: 'POST', url: '/orders', payload: { symbol: 'A', qty: 0 } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'Bad Request',
      code: 'invalid-request',
      message: expect.stringMatching(/^body\.qty .*>= ?1/),
    });
  });

  test('a missing field is named', async () => {
    const answer = await orderApp().inject({ method: 'POST', url: '/orders', payload: { symbol: 'A' } });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('qty') });
  });

  test('a NUL character, which no database takes, is refused as the caller’s mistake', async () => {
    const answer = await orderApp().inject({ method: 'POST', url: '/orders', payload: { symbol: 'A\0', qty: 5 } });
    expect(answer.json()).toMatchObject({ code: 'invalid-request', message: 'body must not hold a NUL character.' });
  });

  test('a body is not coerced', async () => {
    const answer = await orderApp().inject({ method: 'POST', url: '/orders', payload: { symbol: 'A', qty: '5' } });
    expect(answer.statusCode).toBe(400);
  });

  test('a field that the schema does not name is dropped', async () => {
    const payload = { symbol: 'A', qty: 5, is_admin: true };
    const answer = await orderApp().inject({ method: 'POST', url: '/orders', payload });
    expect(answer.json()).toEqual({ symbol: 'A', qty: 5 });
  });

  test('a field that a strict schema does not name is refused', async () => {
    const body = Type.Object({ symbol: Type.String() }, { additionalProperties: false });
    newApp().post('/strict', { schema: { body } }, async (request) => request.body);
    const payload = { symbol: 'A', is_admin: true };
    expect((await app.inject({ method: 'POST', url: '/strict', payload })).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: '/strict', payload: { symbol: 'A' } })).statusCode).toBe(200);
  });

  test('a field that a row of a strict list does not name is refused', async () => {
    const body = Type.Array(Type.Object({ symbol: Type.String() }, { additionalProperties: false }));
    newApp().post('/rows', { schema: { body } }, async (request) => request.body);
    const payload = [{ symbol: 'A' }, { symbol: 'B', is_admin: true }];
    expect((await app.inject({ method: 'POST', url: '/rows', payload })).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: '/rows', payload: [{ symbol: 'A' }] })).statusCode).toBe(200);
  });

  test('a query is converted and gets its defaults', async () => {
    const querystring = Type.Object({ page: Type.Integer(), size: Type.Integer({ default: 50 }) });
    newApp().get('/orders', { schema: { querystring } }, async ({ query }) => query);
    const answer = await app.inject('/orders?page=3&other=1');
    expect(answer.json()).toEqual({ page: 3, size: 50 });
  });

  test('text that is not JSON is a problem too', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await orderApp().inject({ method: 'POST', url: '/orders', headers, payload: '{' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'Bad Request', code: 'bad-request' });
  });
});

describe('problems', () => {
  test('an unexpected error tells the request id and nothing else', async () => {
    newApp().get('/boom', async () => {
      throw new Error('password of the database is 1234');
    });
    const answer = await app.inject('/boom');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: 'Internal Server Error', code: 'internal' });
    expect(answer.body).toContain('request-7');
    expect(answer.body).not.toContain('1234');
    expect(answer.headers['x-request-id']).toBe('request-7');
  });

  test('an unknown path is a problem', async () => {
    const answer = await newApp().inject('/nowhere?x=1');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'Not Found', code: 'not-found', message: 'There is no GET /nowhere here.' });
  });

  test('the name of the status fills an empty error, also through a response schema', async () => {
    newApp().get('/a', { schema: { response: { 409: ProblemSchema } } }, async (_request, reply) =>
      reply.code(409).send(problem('already-listed', 'It is listed.')),
    );
    const answer = await app.inject('/a');
    expect(answer.json()).toEqual({ error: 'Conflict', code: 'already-listed', message: 'It is listed.' });
  });

  test('an error text of its own is kept', async () => {
    newApp().get('/a', async (_request, reply) =>
      reply.code(400).send(problem('pin-wrong', 'Wrong pin.', 'Wrong pin')),
    );
    expect((await app.inject('/a')).json()).toMatchObject({ error: 'Wrong pin' });
  });

  test('a body over the limit is refused', async () => {
    newApp(100).post('/a', async () => 'ok');
    const answer = await app.inject({ method: 'POST', url: '/a', payload: { text: 'x'.repeat(200) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'body-too-large', error: 'Payload Too Large' });
  });
});

test('a client cannot choose the request id', async () => {
  newApp().get('/a', async () => 'ok');
  const answer = await app.inject({ url: '/a', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
  expect(answer.headers['x-request-id']).toBe('request-7');
});

describe('headers', () => {
  test('every answer, unknown paths and errors included, may not be framed, sniffed or kept', async () => {
    const service = newApp();
    service.get('/broken', async () => {
      throw new Error('x');
    });
    for (const url of ['/nowhere', '/broken']) {
      const { headers } = await service.inject({ url });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('a browser that came by TLS is told to stay with it', async () => {
    app = createServiceApp({ logger: silentLogger(), trustProxy: true });
    const { headers } = await app.inject({ url: '/nowhere', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

test('a call that fails because the database is away is told when to try again', async () => {
  const service = newApp();
  service.get('/a', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  const answer = await service.inject('/a');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ code: 'database-down' });
});
