import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Cluster } from '../embedded/cluster.ts';
import { findFreePort } from '../embedded/free-port.ts';
import { startPostmaster } from '../embedded/postmaster.ts';
import { runServerProgram } from '../embedded/run-server-program.ts';
import { findServerBinaries } from '../embedded/server-binaries.ts';
import { chooseServerUser } from '../embedded/server-user.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded-server.ts';
import { makeTestFolder, removeTestFolder } from '../testing.ts';

/** A server for the storage contract: one database that can be stopped and restarted in place. */
export type ContractServer = {
  readonly url: string;
  down(): Promise<void>;
  up(): Promise<void>;
  remove(): Promise<void>;
};

export async function startEmbeddedContractServer(): Promise<ContractServer> {
  const dataDir = await makeTestFolder();
  let server: EmbeddedServer = await startEmbeddedServer({ dataDir });
  const { url, port } = server;
  return {
    url,
    down: () => server.stop(),
    up: async () => {
      server = await startEmbeddedServer({ dataDir, port });
    },
    remove: async () => {
      await server.kill();
      await removeTestFolder(dataDir);
    },
  };
}

/** An external server, as with DATABASE_URL. Our role has rights only in its own database. */
export async function startExternalContractServer(): Promise<ContractServer> {
  const folder = await makeTestFolder();
  const dir = join(folder, 'elsewhere');
  const binaries = await findServerBinaries();
  const user = await chooseServerUser(binaries.postgres, dir);
  await mkdir(dir, { mode: 0o700 });
  if (user.kind !== 'self') await chown(dir, user.uid, user.gid);
  await runServerProgram(user, binaries.initdb, [
    `--pgdata=${dir}`,
    '--username=meridian',
    '--auth=trust',
    '--no-sync',
  ]);
  const cluster: Cluster = { dir, password: 'unused', user };
  const port = await findFreePort();
  const start = async () => {
    const started = await startPostmaster({ cluster, binaries, port, settings: {}, onLog: () => undefined });
    if (started.kind === 'failed') throw new Error(started.log);
    return started.postmaster;
  };
  let postmaster = await start();
  await createDesk(`postgres://meridian@127.0.0.1:${port}/postgres`);
  return {
    url: `postgres://desk@127.0.0.1:${port}/desk`,
    down: () => postmaster.stop(),
    up: async () => {
      postmaster = await start();
    },
    remove: async () => {
      await postmaster.kill();
      await removeTestFolder(folder);
    },
  };
}

async function createDesk(adminUrl: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create role desk login');
  await admin.query('create database desk owner desk');
  await admin.end();
}
