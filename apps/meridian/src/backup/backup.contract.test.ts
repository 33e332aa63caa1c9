import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDemo } from '@meridian/identity/demo/seed-demo';
import { dumpTables } from '@meridian/storage/backup/dump-tables';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { startEmbeddedServer } from '@meridian/storage/embedded-server';
import { allMigrations } from '@meridian/storage/migrations/all-migrations';
import { migrate } from '@meridian/storage/migrations/migrate';
import { makeInitialisedTestFolder, makeTestFolder, removeTestFolder } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from './backup-command.ts';

const AWKWARD = 'a\ttab, a\nline, a \\ backslash, \\N, "quotes" and 東京';
const DAY = 'days/2026-11-13.json';
const ROWS = 'executions/trade_date=2026-11-13/part.parquet';

const folders: string[] = [];
let root: string;
let desk: string;
let backup: string;
let told: string;

/** A data folder whose database has its tables and no row. */
async function newDesk(): Promise<string> {
  const folder = await makeInitialisedTestFolder();
  folders.push(folder);
  return folder;
}

/** A database that no version has opened yet. */
async function forgetTables({ pool }: OpenDatabase): Promise<void> {
  await pool.query('drop schema public cascade; create schema public');
}

async function onDesk<Result>(dataDir: string, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const server = await startEmbeddedServer({ dataDir, settings: { fsync: 'off' } });
  const database = openDatabase({ url: server.url, maxConnections: 4, applicationName: 'test' });
  try {
    return await work(database);
  } finally {
    await database.close();
    await server.stop();
  }
}

/** One text for all rows of every table, in which sessions count as ended. */
async function contentOf(database: OpenDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('session', 'security_event', 'schema_migration')`,
  );
  const texts = tables.map(async ({ name }): Promise<[string, string]> => {
    const { rows } = await database.pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text from ${name} t`,
    );
    return [name, rows[0]?.text ?? ''];
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function fill(database: OpenDatabase): Promise<void> {
  await seedDemo({ database, nowMs: () => 1_700_000_000_000, isProd: false });
  await database.pool.query(
    `insert into session (id, user_id, kind, created_ms, last_seen_ms, expires_ms, ip, user_agent, confirmed_ms, active_ms)
     select 'one', min(id), 'main', 1, 1, 9999999999999, '127.0.0.1', $1, 1, 1 from app_user`,
    [AWKWARD],
  );
  await database.pool.query(
    `insert into outbox (topic, key, payload, created_ms) select 'test', $1, to_jsonb($1::text), n from generate_series(1, 5000) n`,
    [AWKWARD],
  );
}

async function writePast(dataDir: string): Promise<void> {
  const history = join(dataDir, 'history');
  for (const path of [DAY, ROWS, '.recording/1/2026-11-13/000.rec', '.writing/9-a/part.parquet']) {
    await mkdir(join(history, path, '..'), { recursive: true });
    await writeFile(join(history, path), `content of ${path}`);
  }
}

beforeAll(async () => {
  root = await makeTestFolder();
  desk = await newDesk();
  backup = join(root, 'backup');
  await writePast(desk);
  // The desk is at work: the backup finds its database.
  await onDesk(desk, async (database) => {
    await fill(database);
    told = await backUp({ databaseUrl: null, dataDir: desk }, backup);
  });
});

afterAll(async () => {
  await Promise.all([root, ...folders].map(removeTestFolder));
});

test('[HO8] [HO9] a desk that was backed up at work is there again in a new place, every row and every day', async () => {
  const dataDir = await newDesk();
  expect(told).toContain('1 day of the past');
  expect(await restore({ databaseUrl: null, dataDir }, backup)).toContain('Everybody signs in again');
  const expected = await onDesk(desk, contentOf);
  expect(expected['outbox']).toContain('東京');
  await onDesk(dataDir, async (database) => {
    expect(await contentOf(database)).toEqual(expected);
    const sessions = await database.db.selectFrom('session').select(['id', 'user_agent', 'revoked_reason']).execute();
    expect(sessions).toMatchObject([{ id: 'one', user_agent: AWKWARD, revoked_reason: expect.any(String) }]);
    const kinds = await database.db.selectFrom('security_event').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toContain('backup_restored');
    // The next row has a number of its own, and readers are told of it again.
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into outbox (topic, key, payload, created_ms) values ('test', 'k', '{}', 1) returning id`,
    );
    expect(rows[0]?.id).toBeGreaterThan(5000);
    const { rowCount } = await database.pool.query(`select from pg_trigger where not tgisinternal and tgenabled = 'D'`);
    expect(rowCount).toBe(0);
  });
  for (const path of [DAY, ROWS]) {
    expect(await readFile(join(dataDir, 'history', path), 'utf8')).toBe(`content of ${path}`);
  }
  await expect(stat(join(dataDir, 'history', '.writing'))).rejects.toThrow('ENOENT');
});

test('a backup can be read by its owner alone', async () => {
  const paths = ['', 'tables', 'tables/app_user.copy.gz', 'history/days', `history/${DAY}`, 'backup.json'];
  for (const path of paths) expect((await stat(join(backup, path))).mode & 0o077).toBe(0);
});

test('a place that holds data is refused and keeps it', async () => {
  const before = await onDesk(desk, contentOf);
  await rm(join(desk, 'history'), { recursive: true });
  await expect(restore({ databaseUrl: null, dataDir: desk }, backup)).rejects.toThrow('holds data already');
  expect(await onDesk(desk, contentOf)).toEqual(before);
});

test('a folder that is in use is refused, and a backup never writes over another', async () => {
  await expect(backUp({ databaseUrl: null, dataDir: desk }, backup)).rejects.toThrow('is not empty');
  const other = await newDesk();
  await writePast(other);
  await expect(restore({ databaseUrl: null, dataDir: other }, backup)).rejects.toThrow('holds a past already');
});

test('a backup that was changed, cut off or is none is refused before anything is made', async () => {
  const dataDir = join(root, 'never');
  const file = join(backup, 'tables', 'outbox.copy.gz');
  const bytes = await readFile(file);
  await appendFile(file, 'x');
  await expect(restore({ databaseUrl: null, dataDir }, backup)).rejects.toThrow('not as it was written');
  await writeFile(file, bytes);
  await expect(restore({ databaseUrl: null, dataDir }, root)).rejects.toThrow('no whole backup');
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

test('a backup of an earlier version is restored and brought up to this one', async () => {
  const [older, newer] = [await newDesk(), await newDesk()];
  const folder = join(root, 'backup-of-older');
  await onDesk(older, async (database) => {
    await forgetTables(database);
    await migrate(database, { nowMs: () => 1, migrations: allMigrations.slice(0, 22) });
    await database.pool.query(`insert into outbox (topic, key, payload, created_ms) values ('old', 'k', '{}', 1)`);
  });
  await backUp({ databaseUrl: null, dataDir: older }, folder);
  await expect(restore({ databaseUrl: null, dataDir: newer }, folder)).rejects.toThrow('of a later version');
  await onDesk(newer, forgetTables);
  await restore({ databaseUrl: null, dataDir: newer }, folder);
  await onDesk(newer, async (database) => {
    expect(await migrate(database, { nowMs: () => 2 })).toEqual({ applied: [] });
    const { rows } = await database.pool.query<{ topic: string }>('select topic from outbox');
    expect(rows).toEqual([{ topic: 'old' }]);
    const tables = join(root, 'tables');
    await mkdir(tables);
    expect((await dumpTables(database, tables)).migrations).toHaveLength(allMigrations.length);
  });
});
