import { ProblemSchema } from '@meridian/protocol/problem';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { allowOrigins } from './cors.ts';
import { openApi } from './open-api.ts';
import { problem } from './problem.ts';
import { createServiceApp } from './service-app.ts';
import { silentLogger } from './testing.ts';

test('two services of one app describe their own routes alone', async () => {
  const app = createServiceApp({ logger: silentLogger() });
  for (const name of ['main', 'mi']) {
    await app.register(
      async (service) => {
        await openApi(service, { title: `Meridian ${name}` });
        const schema = {
          response: { 200: Type.Object({ ok: Type.Boolean() }), 409: ProblemSchema, 404: ProblemSchema },
        };
        service.get(`/${name}-route`, { schema }, async () => ({ ok: true }));
        service.post(`/${name}-route`, { schema }, async (_request, reply) => reply.code(409).send(problem('x', 'y')));
      },
      { prefix: `/${name}` },
    );
  }
  const main = (await app.inject('/main/docs/json')).json<{ paths: object; info: object }>();
  expect(Object.keys(main.paths)).toEqual(['/main/main-route']);
  expect(main.info).toMatchObject({ title: 'Meridian main' });
  expect((await app.inject('/mi/docs/')).headers['content-type']).toContain('text/html');
  await app.close();
});

test('only listed origins may read answers', async () => {
  const app = createServiceApp({ logger: silentLogger() });
  await allowOrigins(app, { allowedOrigins: ['https://desk.example.com'] });
  app.get('/a', async () => 'ok');
  const from = (origin: string) => app.inject({ url: '/a', headers: { origin } });
  expect((await from('https://desk.example.com')).headers['access-control-allow-origin']).toBe(
    'https://desk.example.com',
  );
  expect((await from('https://evil.example.com')).headers['access-control-allow-origin']).toBeUndefined();
  await app.close();
});

test('an app without such pages describes nothing', async () => {
  const app = createServiceApp({ logger: silentLogger(), hasApiPages: false });
  await openApi(app, { title: 'Meridian' });
  expect((await app.inject('/docs/json')).statusCode).toBe(404);
  await app.close();
});
