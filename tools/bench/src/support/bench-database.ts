import { rm } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { type EmbeddedServer, startEmbeddedServer } from '@meridian/storage/embedded-server';
import { migrate } from '@meridian/storage/migrations/migrate';
import { makeTestFolder } from '@meridian/storage/testing';

export type BenchDatabase = {
  readonly database: OpenDatabase;
  readonly folder: string;
  readonly url: string;
  /** Ends the server as a power cut would, and starts it again; answers how long the start took. */
  crash(): Promise<number>;
  remove(): Promise<void>;
};

/** The embedded server as the product runs it: fsync and synchronous commits on. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = await makeTestFolder();
  let server: EmbeddedServer = await startEmbeddedServer({ dataDir: folder });
  const { url, port } = server;
  const database = openDatabase({ url, maxConnections: 6, applicationName: 'bench' });
  await migrate(database, { nowMs: Date.now });
  return {
    database,
    folder,
    url,
    crash: async () => {
      await server.kill();
      const beganMs = performance.now();
      server = await startEmbeddedServer({ dataDir: folder, port });
      return performance.now() - beganMs;
    },
    remove: async () => {
      await database.close();
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
