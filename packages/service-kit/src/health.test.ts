import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addHealthRoutes, createReadiness, type HealthCheck, type Readiness } from './health.ts';
import { createServiceApp, type ServiceApp } from './service-app.ts';
import { silentLogger } from './testing.ts';

let app: ServiceApp;
let readiness: Readiness;
let nowMs = 0;

beforeEach(() => {
  app = createServiceApp({ logger: silentLogger() });
  readiness = createReadiness(() => nowMs);
  addHealthRoutes(app, readiness);
});

afterEach(() => app.close());

const readyz = () => app.inject('/readyz');

describe('health', () => {
  test('healthz is 200 while the process lives, whatever else is down', async () => {
    readiness.watch({ part: 'database', check: () => 'it is gone' });
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.body]).toEqual([200, '{"status":"ok"}']);
  });

  test('readyz is 503 before, 200 when ready, 503 while closing', async () => {
    expect((await readyz()).statusCode).toBe(503);
    readiness.markReady();
    expect((await readyz()).json()).toEqual({ status: 'ready' });
    readiness.markClosing();
    expect((await readyz()).json()).toMatchObject({ code: 'not-ready', error: 'Service Unavailable' });
  });

  test('readyz names each part that is down, with the reason', async () => {
    readiness.watch(
      { part: 'database', check: () => Promise.reject(new Error('connection refused')) },
      { part: 'trading engine', check: () => 'it is starting again' },
      { part: 'disk', check: () => null },
    );
    readiness.markReady();
    const answer = await readyz();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      message: 'Down: database (connection refused), trading engine (it is starting again).',
      down: [
        { part: 'database', reason: 'connection refused' },
        { part: 'trading engine', reason: 'it is starting again' },
      ],
    });
  });

  test('a part that hangs is down, and no more questions wait for it than one a second', async () => {
    vi.useFakeTimers();
    const check = vi.fn<HealthCheck['check']>(() => new Promise(() => undefined));
    readiness.watch({ part: 'database', check });
    readiness.markReady();
    const answers = Promise.all([readiness.down(), readiness.down()]);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    const down = [{ part: 'database', reason: 'it did not answer within 2 s' }];
    expect(await answers).toEqual([down, down]);
    expect(check).toHaveBeenCalledTimes(1);
    check.mockResolvedValue(null);
    nowMs += 1_000;
    expect(await readiness.down()).toEqual([]);
  });
});
