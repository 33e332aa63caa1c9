import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../testing.ts';
import { ensureCluster } from './cluster.ts';
import { launchServer } from './launch-server.ts';
import { findServerBinaries } from './server-binaries.ts';

// A clone into a `mktemp -d` folder, started by root. The user postgres can reach neither programs nor data.
test.runIf(process.getuid?.() === 0)('programs and data where only root may look', async () => {
  const folder = await makeTestFolder();
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const native = dirname(dirname((await findServerBinaries()).postgres));
  await promisify(execFile)('cp', ['-Rp', native, closed]);
  const bin = join(closed, 'native', 'bin');
  const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  const cluster = await ensureCluster(closed, binaries);
  expect(cluster.user.kind).toBe('other-with-passage');
  const log: string[] = [];
  const options = { cluster, binaries, port: undefined, settings: {}, onLog: (line: string) => void log.push(line) };
  const { postmaster } = await launchServer(options);
  await postmaster.stop();
  expect(log.join('\n')).toContain('database system is shut down');
  await rm(folder, { recursive: true, force: true });
});
