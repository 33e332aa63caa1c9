import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartupProblem } from '@meridian/protocol/startup-problem';

const run = promisify(execFile);

/** The user of the server programs. PostgreSQL refuses to run as root. */
export type ServerUser =
  | { readonly kind: 'self' }
  | { readonly kind: 'other'; readonly uid: number; readonly gid: number }
  /**
   * Keeps root's right to traverse folders, for a project in a folder that only root may enter, such as a `mktemp -d`
   * clone.
   */
  | { readonly kind: 'other-with-passage'; readonly uid: number; readonly gid: number; readonly setpriv: string };

export type ServerCommand = {
  readonly file: string;
  readonly args: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
};

export function commandAs(user: ServerUser, file: string, args: readonly string[]): ServerCommand {
  if (user.kind === 'self') return { file, args, ids: {} };
  if (user.kind === 'other') return { file, args, ids: { uid: user.uid, gid: user.gid } };
  const drop = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // The securebit makes access(2) respect that right too. PostgreSQL calls it for its own programs.
  const keep = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'];
  return { file: user.setpriv, args: [...drop, ...keep, file, ...args], ids: {} };
}

/** The server must reach its programs, and own its folder if it exists. */
export async function chooseServerUser(program: string, clusterDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const ids = (await ownerOf(clusterDir)) ?? (await idsOf('postgres')) ?? (await createPostgresUser());
  const blocked = await firstBlockedFolder(ids, [program, clusterDir]);
  if (blocked === null) return { kind: 'other', ...ids };
  const setpriv = await firstExecutable(['/usr/bin/setpriv', '/bin/setpriv']);
  if (setpriv !== null) return { kind: 'other-with-passage', ...ids, setpriv };
  throw new StartupProblem(
    `Started as root, the database runs as another user (number ${ids.uid}), which may not enter ${blocked}.`,
    `Start Meridian as an ordinary user, or run \`chmod o+x ${blocked}\`, or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

type Ids = { readonly uid: number; readonly gid: number };

/** A database of an ordinary user keeps its owner when root starts it. */
async function ownerOf(path: string): Promise<Ids | null> {
  const found = await stat(path).catch(() => null);
  return found === null || found.uid === 0 ? null : { uid: found.uid, gid: found.gid };
}

async function idsOf(name: string): Promise<Ids | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function createPostgresUser(): Promise<Ids> {
  try {
    await run('groupadd', ['--force', '--system', 'postgres']);
    await run('useradd', [
      '--system',
      '--gid',
      'postgres',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
  } catch (cause) {
    // Two first starts may race to create the user. Only the result counts.
    const ids = await idsOf('postgres');
    if (ids !== null) return ids;
    throw new StartupProblem(
      'Started as root, the database needs a user named postgres to run as, and that user could not be created.',
      'Start Meridian as an ordinary user, or create the user (`useradd --system postgres`), or set DATABASE_URL.',
      { cause },
    );
  }
  const ids = await idsOf('postgres');
  if (ids === null) throw new Error('the user postgres was created and cannot be found');
  return ids;
}

async function firstBlockedFolder(ids: Ids, paths: readonly string[]): Promise<string | null> {
  const folders = new Set(paths.flatMap(foldersAbove));
  for (const folder of folders) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return folder;
  }
  return null;
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersAbove(parent), parent];
}

async function firstExecutable(files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}
