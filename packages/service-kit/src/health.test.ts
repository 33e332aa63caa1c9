import { expect, test } from 'vitest';
import { addHealthRoute, createReadiness } from './health.ts';
import { createServiceApp } from './service-app.ts';
import { silentLogger } from './testing.ts';

test('healthz is 503 before, 200 when ready, 503 while closing', async () => {
  const app = createServiceApp({ logger: silentLogger() });
  const readiness = createReadiness();
  addHealthRoute(app, readiness);
  expect((await app.inject('/healthz')).statusCode).toBe(503);
  readiness.markReady();
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.body]).toEqual([200, '{"status":"ok"}']);
  readiness.markClosing();
  expect((await app.inject('/healthz')).json()).toMatchObject({ code: 'not-ready', error: 'Service Unavailable' });
  await app.close();
});
