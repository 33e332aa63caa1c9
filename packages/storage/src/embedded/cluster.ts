import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupProblem } from '@meridian/protocol/startup-problem';
import { runServerProgram } from './run-server-program.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';

const UNFINISHED = 'postgres.new';
/** Only starts and hands over the database. Meridian itself connects as the desk's role. */
export const SUPERUSER = 'meridian';

/** How a new cluster is made. One that exists stays as it is. */
export const CLUSTER_OPTIONS = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The same sort order and case rules on every machine.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // Files of the log, in MB. A commit that needs a new one waits for the whole of it to be on disk: 30 ms with 16 MB.
  '--wal-segsize=1',
] as const;

/** An initialised database cluster on disk. */
export type Cluster = { readonly dir: string; readonly password: string; readonly user: ServerUser };

/** Finds or creates the cluster of a data folder. The caller holds the folder's lock. */
export async function ensureCluster(dataDir: string, binaries: ServerBinaries): Promise<Cluster> {
  const dir = join(dataDir, 'postgres');
  const user = await chooseServerUser(binaries.postgres, dir);
  const passwordPath = join(dataDir, 'postgres-password');
  await removeUnfinished(dataDir);
  if (await exists(join(dir, 'PG_VERSION'))) {
    await refuseOtherVersion(dir, binaries, user);
    return { dir, password: await readPassword(passwordPath, dir), user };
  }
  if (await exists(dir)) {
    await refuseForeignOwner(dir);
    throw new StartupProblem(
      `The folder ${dir} exists and holds no database.`,
      'Move it away, or set DATA_DIR to another folder.',
    );
  }
  const password = randomBytes(24).toString('base64url');
  await writePassword(passwordPath, password);
  // A unique name, because the initdb of a killed start may still be writing to its folder.
  const unfinished = join(dataDir, `${UNFINISHED}-${randomBytes(6).toString('hex')}`);
  await initialise(unfinished, password, binaries, user);
  await rename(unfinished, dir);
  await syncFolder(dataDir);
  return { dir, password, user };
}

/** Removes leftovers of interrupted first starts. A folder gets its final name only when complete. */
async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(UNFINISHED));
  const removals = names.map((name) => rm(join(dataDir, name), { recursive: true, force: true }));
  // A leftover that is still being written stays until the next start.
  await Promise.allSettled(removals);
}

async function initialise(dir: string, password: string, binaries: ServerBinaries, user: ServerUser): Promise<void> {
  const passwordFile = `${dir}-password`;
  await mkdir(dir, { mode: 0o700 });
  try {
    await writePassword(passwordFile, password);
    if (user.kind !== 'self') {
      await chown(dir, user.uid, user.gid);
      await chown(passwordFile, user.uid, user.gid);
    }
    await runServerProgram(user, binaries.initdb, [
      `--pgdata=${dir}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      ...CLUSTER_OPTIONS,
    ]);
  } catch (cause) {
    throw new StartupProblem(
      `The database could not be created: ${cause instanceof Error ? cause.message : String(cause)}`,
      'Put right what it says above and start again, or set DATABASE_URL to a PostgreSQL server of your own.',
      { cause },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function refuseForeignOwner(dir: string): Promise<void> {
  const { uid } = await stat(dir);
  const own = process.getuid?.();
  if (own === undefined || own === 0 || uid === own) return;
  throw new StartupProblem(
    `The database in ${dir} belongs to another user (number ${uid}), perhaps because Meridian was once started as root.`,
    'Start it as that user or as root again, or set DATA_DIR to another folder.',
  );
}

async function refuseOtherVersion(dir: string, binaries: ServerBinaries, user: ServerUser): Promise<void> {
  const found = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
  const version = /\) (\d+)/.exec(await runServerProgram(user, binaries.postgres, ['--version']))?.[1];
  if (found === version) return;
  throw new StartupProblem(
    `The database in ${dir} belongs to PostgreSQL ${found}, and this version of Meridian brings PostgreSQL ${version}.`,
    'Start the version of Meridian that made it and take a dump, or set DATA_DIR to another folder.',
  );
}

async function readPassword(path: string, dir: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (cause) {
    throw new StartupProblem(
      `The database in ${dir} has a password that should be in ${path}, and that file cannot be read.`,
      'Put the file back, or move both away to start with an empty database.',
      { cause },
    );
  }
}

async function writePassword(path: string, password: string): Promise<void> {
  await rm(path, { force: true });
  await writeFile(path, `${password}\n`, { mode: 0o600, flush: true });
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
