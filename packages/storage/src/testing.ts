import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from './database.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { migrate } from './migrations/migrate.ts';

export type TestDatabase = {
  readonly database: OpenDatabase;
  readonly url: string;
  /** Closes the pool, stops the server and removes its files. */
  stop(): Promise<void>;
};

/** A PostgreSQL server of one test file's own, migrated; for contract tests. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-test-'));
  const server = await startEmbeddedServer({ dataDir, settings: { fsync: 'off' } });
  const database = openDatabase({ url: server.url, maxConnections: 10, applicationName: 'test' });
  await migrate(database, { nowMs: () => Date.now() });
  return {
    database,
    url: server.url,
    stop: async () => {
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
