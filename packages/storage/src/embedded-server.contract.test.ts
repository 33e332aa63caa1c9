import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataDir } from './embedded/data-dir.ts';
import { serverUrl } from './embedded/postmaster.ts';
import { isRunning, waitUntilGone } from './embedded/process-table.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { makeInitialisedTestFolder, removeTestFolder } from './testing.ts';

let dataDir: string;
let running: EmbeddedServer[];
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await makeInitialisedTestFolder();
  running = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map((server) => server.kill()));
  await removeTestFolder(dataDir);
});

async function start(folder = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir: folder });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Another Node process that starts the server on our folder and says where it listens. */
async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const module = JSON.stringify(new URL('./embedded-server.ts', import.meta.url).href);
  const code = `const { startEmbeddedServer } = await import(${module});
    const { url } = await startEmbeddedServer({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(url + '\\n');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const url of createInterface({ input: child.stdout })) return { child, url };
  throw new Error('the child said nothing');
}

async function killNow(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

describe('one folder, one server', () => {
  test('a second start in the same process is refused', async () => {
    await start();
    await expect(start()).rejects.toMatchObject({
      name: 'StartupProblem',
      message: expect.stringContaining(`already running on the data folder ${dataDir} (process ${process.pid})`),
      advice: expect.stringContaining('DATA_DIR'),
    });
  });

  test('a second start in another process is refused, and the first goes on', async () => {
    const { child, url } = await startInChild();
    await expect(start()).rejects.toThrow(`already running on the data folder ${dataDir} (process ${child.pid})`);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a stop frees the folder', async () => {
    await (await start()).stop();
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

test('no commit waits for a large new file of the log', async () => {
  const { url } = await start();
  expect(await query(url, 'show wal_segment_size')).toEqual([{ wal_segment_size: '1MB' }]);
});

describe('after a crash', () => {
  test('kill -9 of the owner: the orphan is replaced, and everything committed is there', async () => {
    const { child, url } = await startInChild();
    await query(url, 'create table kept as select 42 as answer');
    const orphan = await postmasterPid();
    await killNow(child);
    expect(await isRunning(orphan)).toBe(true);
    const server = await start();
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await isRunning(orphan)).toBe(false);
  });

  test('kill -9 of the owner and of the server', async () => {
    const { child, url } = await startInChild();
    await query(url, 'create table kept as select 42 as answer');
    const orphan = await postmasterPid();
    await killNow(child);
    process.kill(orphan, 'SIGKILL');
    await waitUntilGone(orphan, 10_000);
    expect(await query((await start()).url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('kill -9 of the server alone: it comes back on its port with everything committed', async () => {
    const server = await start();
    await query(server.url, 'create table kept as select 42 as answer');
    const first = await postmasterPid();
    process.kill(first, 'SIGKILL');
    const answer = async (): Promise<unknown[]> => {
      for (;;) {
        const rows = await query(server.url, 'select answer from kept').catch(() => null);
        if (rows !== null && (await postmasterPid()) !== first) return rows;
        await sleep(20);
      }
    };
    expect(await answer()).toEqual([{ answer: 42 }]);
  });

  test('a stop while the server is coming back ends it', async () => {
    const server = await start();
    process.kill(await postmasterPid(), 'SIGKILL');
    await server.stop();
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a pid file whose process id now belongs to another program does not stop the start', async () => {
    await (await start()).kill();
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    children.push(bystander);
    await writeFile(pidFile, `${bystander.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n\n`);
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await isRunning(bystander.pid ?? 0)).toBe(true);
  });
});

describe('the first start', () => {
  beforeEach(async () => {
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await rm(join(dataDir, 'postgres-password'));
  });

  test('an interrupted one is begun anew', async () => {
    await mkdir(join(dataDir, 'postgres.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'postgres-password'), 'of the interrupted start\n');
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(stat(join(dataDir, 'postgres.new'))).rejects.toThrow('ENOENT');
  });

  test('one that is killed while initialising is begun anew', async () => {
    const starting = startInChild().catch(() => undefined);
    while (!(await readdir(dataDir)).some((name) => name.startsWith('postgres.new'))) await sleep(1);
    for (const child of children) await killNow(child);
    await starting;
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('the password is for its owner’s eyes only, and needed', async () => {
    const { url, port } = await start();
    const { mode } = await stat(join(dataDir, 'postgres-password'));
    expect(mode & 0o777).toBe(0o600);
    for (const role of ['meridian', 'meridian_desk']) {
      await expect(query(`postgres://${role}:wrong@127.0.0.1:${port}/meridian`, 'select 1')).rejects.toThrow(
        'password',
      );
    }
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  test('it works in a folder that only its owner may enter', async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(closed, { mode: 0o700 });
    expect(await query((await start(join(closed, 'data'))).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the role that the desk connects as', () => {
  const attributes = `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may_more,
    (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relowner <> pg_roles.oid) as foreign
    from pg_roles where rolname = current_user`;

  test('is no superuser, owns what is in its database, and reaches no program or file of the machine', async () => {
    const { url } = await start();
    expect(await query(url, attributes)).toEqual([{ may_more: false, foreign: 0 }]);
    await expect(query(url, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied');
    await expect(query(url, `select pg_read_file('PG_VERSION')`)).rejects.toThrow('permission denied');
    await expect(query(url, 'set role meridian')).rejects.toThrow('permission denied');
  });

  test('takes over a database that an earlier version left to the superuser', async () => {
    const first = await start();
    const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
    const superuser = serverUrl(first.port, password, 'meridian');
    await query(superuser, 'alter database meridian owner to meridian');
    await query(
      superuser,
      `create table kept (id serial primary key, seq bigint generated always as identity, at_ms int);
      insert into kept (at_ms) values (42); create sequence kept_apart; create view kept_view as select at_ms from kept;
      create function kept_by() returns trigger language plpgsql as 'begin return new; end'`,
    );
    await first.stop();
    const { url } = await start();
    expect(await query(url, attributes)).toEqual([{ may_more: false, foreign: 0 }]);
    await query(
      url,
      'alter table kept add column more int; alter sequence kept_apart restart; drop function kept_by()',
    );
    expect(await query(url, 'insert into kept (at_ms) values (43) returning id')).toEqual([{ id: 2 }]);
    expect(await query(url, 'select at_ms from kept_view order by 1')).toEqual([{ at_ms: 42 }, { at_ms: 43 }]);
  });
});

test.runIf(process.getuid?.() === 0)('root starts the database of an ordinary user as that user', async () => {
  const owner = 65_534;
  await promisify(execFile)('chown', ['-R', String(owner), join(dataDir, 'postgres')]);
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(join(dataDir, 'postgres', 'postmaster.pid'))).uid).toBe(owner);
});

describe('what the user can put right is said plainly', () => {
  test('a folder below a file', async () => {
    await writeFile(join(dataDir, 'file'), '');
    await expect(start(join(dataDir, 'file', 'data'))).rejects.toMatchObject({
      name: 'StartupProblem',
      message: expect.stringContaining('part of its path is a file'),
    });
  });

  test('a place that takes no folders at all', async () => {
    await expect(start(process.platform === 'linux' ? '/proc/meridian/data' : '/dev/null/data')).rejects.toMatchObject({
      name: 'StartupProblem',
      advice: expect.stringContaining('DATA_DIR'),
    });
  });

  test('a folder without write permission', async () => {
    const folder = join(dataDir, 'read-only');
    await mkdir(folder);
    await chmod(folder, 0o555);
    // Permissions do not apply to root, so the test switches to user nobody for a moment.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      await expect(prepareDataDir(folder)).rejects.toMatchObject({
        name: 'StartupProblem',
        message: expect.stringContaining('permission denied'),
      });
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  test('a folder named postgres with something else in it', async () => {
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await mkdir(join(dataDir, 'postgres'));
    await expect(start()).rejects.toMatchObject({ name: 'StartupProblem', advice: expect.stringContaining('Move it') });
  });

  test('the database of another PostgreSQL', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '11\n');
    await expect(start()).rejects.toThrow('belongs to PostgreSQL 11');
  });

  test('a port that is taken', async () => {
    const { port } = await start();
    // A copy has the same password, so only its folder distinguishes the servers.
    const other = await makeInitialisedTestFolder();
    await expect(startEmbeddedServer({ dataDir: other, port })).rejects.toThrow(`port ${port} is in use`);
    await rm(other, { recursive: true });
  });

  test('a refused start leaves the folder free', async () => {
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await mkdir(join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow('holds no database');
    await rm(join(dataDir, 'postgres'), { recursive: true });
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
