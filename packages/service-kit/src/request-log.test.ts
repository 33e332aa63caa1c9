import { afterEach, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createServiceApp, type ServiceApp } from './service-app.ts';

let app: ServiceApp;
afterEach(() => app.close());

function linesOf(level: 'info' | 'debug' = 'info') {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  app = createServiceApp({ logger: createLogger({ level, destination, isPretty: false }) });
  app.get('/rows', async () => []);
  app.post('/orders', async () => ({}));
  app.get('/assets/app.js', async () => '');
  const urls = () => lines.map((line) => JSON.parse(line).req.url);
  return { urls };
}

it('one of twenty quick reads has a line, every change and every failure has one', async () => {
  const { urls } = linesOf();
  for (let count = 0; count < 40; count += 1) await app.inject({ url: '/rows' });
  for (let count = 0; count < 3; count += 1) await app.inject({ url: '/orders', method: 'POST' });
  for (let count = 0; count < 3; count += 1) await app.inject({ url: '/nothing-here' });
  await app.inject({ url: '/assets/app.js' });
  const seen = Object.groupBy(urls(), (url) => url);
  expect(Object.fromEntries(Object.entries(seen).map(([url, list]) => [url, list?.length]))).toEqual({
    '/rows': 2,
    '/orders': 3,
    '/nothing-here': 3,
  });
});

it('with LOG_LEVEL=debug every request has a line', async () => {
  const { urls } = linesOf('debug');
  for (let count = 0; count < 5; count += 1) await app.inject({ url: '/rows' });
  expect(urls()).toHaveLength(5);
});
