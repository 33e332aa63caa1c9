import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrate } from '../migrations/migrate.ts';
import { transaction } from '../transaction.ts';
import type { ContractServer } from './contract-server.ts';

const nowMs = (): number => 1_700_000_000_000;

/** The contract of storage, for any server. */
export function describeStorageContract(name: string, start: () => Promise<ContractServer>): void {
  describe(`storage on ${name}`, () => {
    let server: ContractServer;
    let database: OpenDatabase;

    beforeAll(async () => {
      server = await start();
      database = openDatabase({ url: server.url, maxConnections: 4, applicationName: 'contract' });
    });

    afterAll(async () => {
      await database.close();
      await server.remove();
    });

    migrationRules(() => database);
    transactionRules(() => database);
    valueRules(() => database);
    restartRules(
      () => database,
      () => server,
    );
  });
}

function migrationRules(database: () => OpenDatabase): void {
  const tables = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from information_schema.tables where table_schema = 'public'`.execute(database().db);
    return rows[0]?.n ?? 0;
  };

  test('a migration that fails leaves nothing behind', async () => {
    const broken = { number: 1, name: 'broken', sql: 'create table half (x int); select no_such_function();' };
    await expect(migrate(database(), { nowMs, migrations: [broken] })).rejects.toThrow('0001-broken failed');
    // The table of the migrations themselves.
    expect(await tables()).toBe(1);
  });

  test('several processes migrate at once, and each migration runs once', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => migrate(database(), { nowMs })));
    const applied = outcomes.flatMap((outcome) => outcome.applied);
    expect(applied).toEqual(allMigrations.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}`));
    expect(applied.map((name) => Number(name.slice(0, 4)))).toEqual(applied.map((_, index) => index + 1));
  });

  test('a second time changes nothing', async () => {
    const before = await tables();
    expect(await migrate(database(), { nowMs })).toEqual({ applied: [] });
    expect(await tables()).toBe(before);
  });

  test('an older version refuses a newer database', async () => {
    const older = allMigrations.slice(0, -1);
    await expect(migrate(database(), { nowMs, migrations: older })).rejects.toMatchObject({
      name: 'StartupProblem',
      message: expect.stringContaining('newer'),
    });
  });

  test('a changed migration is refused', async () => {
    const changed = allMigrations.map(({ number, name, sql: text }) => ({ number, name, sql: `${text} ` }));
    await expect(migrate(database(), { nowMs, migrations: changed })).rejects.toMatchObject({ name: 'StartupProblem' });
  });
}

const account = (name: string) => ({ account: name, alloc_account: 'A', custom_client_name: '' });

function transactionRules(database: () => OpenDatabase): void {
  const names = async (): Promise<string[]> => {
    const rows = await database().db.selectFrom('account').select('account').where('alloc_account', '=', 'A').execute();
    return rows.map((row) => row.account).toSorted();
  };

  test('a transaction commits as a whole and answers its result', async () => {
    const result = await transaction(database(), async ({ db }) => {
      await db
        .insertInto('account')
        .values([account('t1'), account('t2')])
        .execute();
      return 'done';
    });
    expect([result, await names()]).toEqual(['done', ['t1', 't2']]);
  });

  test('a rejected transaction leaves nothing, and its connection is good again', async () => {
    const failing = transaction(database(), async ({ db }) => {
      await db.insertInto('account').values(account('t3')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names()).toEqual(['t1', 't2']);
  });

  test('a swallowed error does not pass for a commit', async () => {
    const swallowing = transaction(database(), async ({ db }) => {
      await db.insertInto('account').values(account('t4')).execute();
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back');
    expect(await names()).toEqual(['t1', 't2']);
  });

  test('a transaction inside a transaction is refused', async () => {
    const nested = transaction(database(), ({ db }) => db.transaction().execute(async () => undefined));
    await expect(nested).rejects.toThrow('already inside');
  });
}

function valueRules(database: () => OpenDatabase): void {
  test('bigint comes as a number, and one that does not fit is an error', async () => {
    const { rows } = await sql`select 1700000000000::bigint as ms, array[1, null]::bigint[] as list`.execute(
      database().db,
    );
    expect(rows).toEqual([{ ms: 1_700_000_000_000, list: [1, null] }]);
    await expect(sql`select 9007199254740993::bigint as id`.execute(database().db)).rejects.toThrow('does not fit');
  });

  test('an email must be lower case', async () => {
    const user = { name: '', short_name: '', organisation: '', password_hash: '', created_ms: 1, last_login_ms: null };
    const insert = database()
      .db.insertInto('app_user')
      .values({ ...user, email: 'Trader@x.io' })
      .execute();
    await expect(insert).rejects.toThrow('app_user_email_check');
  });
}

function restartRules(database: () => OpenDatabase, server: () => ContractServer): void {
  test('after the server restarts, queries work and what was committed is there', async () => {
    const value = { account: 'r1', alloc_account: 'R', custom_client_name: 'kept' };
    await database().db.insertInto('account').values(value).execute();
    await server().down();
    await expect(sql`select 1`.execute(database().db)).rejects.toThrow(/ECONNREFUSED|terminat|shut/);
    await server().up();
    const rows = await database().db.selectFrom('account').selectAll().where('alloc_account', '=', 'R').execute();
    expect(rows).toEqual([value]);
  });
}
