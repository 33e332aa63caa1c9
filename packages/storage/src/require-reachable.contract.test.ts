import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { findFreePort } from './embedded/free-port.ts';
import { requireReachable } from './require-reachable.ts';
import { startTestDatabase, type TestDatabase } from './testing.ts';

let storage: TestDatabase;

beforeAll(async () => {
  storage = await startTestDatabase();
});

afterAll(() => storage.stop());

async function refusalOf(url: string): Promise<unknown> {
  const database = openDatabase({ url, maxConnections: 1, applicationName: 'test' });
  const refusal = await requireReachable(database).catch((error: unknown) => error);
  await database.close();
  return refusal;
}

test('a server that answers is let through', async () => {
  expect(await refusalOf(storage.url)).toBeUndefined();
});

test('a server that is not there', async () => {
  const port = await findFreePort();
  expect(await refusalOf(`postgres://desk:hidden@127.0.0.1:${port}/desk`)).toMatchObject({
    name: 'StartupProblem',
    message: expect.stringMatching(`^The database at 127.0.0.1:${port}/desk does not let us in: .*ECONNREFUSED`),
  });
});

test('a wrong password, which is not repeated', async () => {
  const url = new URL(storage.url);
  url.password = 'hunter2';
  const refusal = await refusalOf(url.href);
  expect(refusal).toMatchObject({ message: expect.stringContaining('password authentication failed') });
  expect(String(refusal)).not.toContain('hunter2');
});

test('a database that does not exist', async () => {
  const url = new URL(storage.url);
  url.pathname = '/nowhere';
  expect(await refusalOf(url.href)).toMatchObject({ message: expect.stringContaining('"nowhere" does not exist') });
});
