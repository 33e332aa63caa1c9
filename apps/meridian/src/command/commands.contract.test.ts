import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runMain } from '@meridian/identity/testing/run-main';
import { type EmbeddedServer, startEmbeddedServer } from '@meridian/storage/embedded-server';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { makeInitialisedTestFolder, makeTestFolder, removeTestFolder } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

// They run programs one after another, which a busy machine takes its time over.
const PATIENT = { timeout: 180_000 };

const ADA = 'ada@desk.example';
const trading = fileURLToPath(new URL('../../../../services/trading/src/main.ts', import.meta.url));

let dataDir: string;
let files: string;
let server: EmbeddedServer;
let database: OpenDatabase;
let desk: Awaited<ReturnType<typeof runMain>>;

/** The server of a desk's own data folder, and its real engine beside it. */
beforeAll(async () => {
  dataDir = await makeInitialisedTestFolder();
  files = await makeTestFolder();
  server = await startEmbeddedServer({ dataDir, settings: { fsync: 'off' } });
  database = openDatabase({ url: server.url, maxConnections: 2, applicationName: 'test' });
  const secret = 'a secret of more than 32 characters';
  desk = await runMain(trading, { DATABASE_URL: server.url, DATA_DIR: files, JWT_SECRET: secret, WORLD: 'connected' });
});

afterAll(async () => {
  await desk.stop();
  await database.close();
  await server.stop();
  await removeTestFolder(dataDir);
  await removeTestFolder(files);
});

async function run(name: string, args: readonly string[], input = '') {
  const program = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, WORLD: 'connected' };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const [out, wrong, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output: out + wrong };
}

async function fileOf(name: string, content: string): Promise<string> {
  const path = join(files, name);
  await writeFile(path, content);
  return path;
}

const RATES = 'currency,usd_per_unit,as_of\nCAD,0.72,2026-11-16T14:30:00Z\n';

test('[HA1] [HO10] the first administrator is made while the desk runs', async () => {
  const made = await run('admin', ['create', '--email', ADA, '--name', 'Ada Lovelace'], 'four quiet horses at noon');
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('is an administrator now') });
});

test('demo accounts are not removed under a desk that trades on them', async () => {
  const refused = await run('admin', ['remove-demo']);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Stop it, then run the command again.') });
});

test(
  '[HA6] [HO10] reference data are previewed and imported while the desk runs, with their author and what has to wait',
  PATIENT,
  async () => {
    const rates = await fileOf('rates.csv', RATES);
    const brokers = await fileOf('brokers.csv', 'exec_broker,name\nOWN,Own Broker\n');
    const preview = await run('reference/main', ['import', rates, '--preview']);
    expect(preview.output).toContain('Nothing was imported. After an import: The trading engine uses it now.');
    const imported = await run('reference/main', ['import', rates, brokers, '--as', ADA]);
    expect(imported.code).toBe(0);
    expect(imported.output.split('\n')).toEqual([
      expect.stringContaining('The trading engine uses it now.'),
      expect.stringContaining('It needs a restart of the trading engine.'),
      'The running desk was told.',
      '',
    ]);
    const versions = await database.db.selectFrom('reference_version').select(['kind', 'imported_by_email']).execute();
    expect(versions).toEqual([
      { kind: 'exchange_rates', imported_by_email: ADA },
      { kind: 'brokers', imported_by_email: ADA },
    ]);
  },
);

test('an import of reference data needs an administrator where it names one', async () => {
  const rates = await fileOf('rates.csv', RATES);
  const refused = await run('reference/main', ['import', rates, '--as', 'bob@desk.example']);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('bob@desk.example is not an administrator'),
  });
});

test(
  '[HA14] [HO10] the configuration is checked and applied while the desk runs, and says which orders follow it',
  PATIENT,
  async () => {
    const path = join(files, 'desk.json');
    expect(await run('configuration/main', ['export', path])).toMatchObject({ code: 0 });
    const file = JSON.parse(await readFile(path, 'utf8'));
    const owner = { asset_class: null, owner_account: null, owner_alloc_account: null };
    const broker = { name: 'OWN', ...owner, document: {} };
    await writeFile(path, JSON.stringify({ ...file, rows: { ...file.rows, broker: [broker] } }));
    const dry = await run('configuration/main', ['import', path, '--as', ADA, '--dry-run']);
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('+ broker OWN') });
    const applied = await run('configuration/main', ['import', path, '--as', ADA, '--yes']);
    expect(applied.output).toContain('Applied. New orders follow it now');
    expect(applied.output).toContain('The running desk was told.');
    const rows = await database.db
      .selectFrom('configuration_row')
      .select('name')
      .where('kind', '=', 'broker')
      .execute();
    expect(rows).toEqual([{ name: 'OWN' }]);
  },
);

test('[HA5] a kind of reference data is exported in the form in which it is imported', async () => {
  const path = join(files, 'exported.csv');
  expect(await run('reference/main', ['export', 'exchange_rates', path])).toMatchObject({ code: 0 });
  expect(await readFile(path, 'utf8')).toContain('currency,usd_per_unit,as_of\nCAD,0.72');
});

test(
  '[HA10] [HO10] past executions are checked and imported while the desk runs, with their author',
  PATIENT,
  async () => {
    const line = '2026-03-02,E1,2026-03-02T11:00:00-05:00,O1,OWN,PFE,BUY,100,25.10\n';
    const columns = 'trade_date,execution_id,time,order_id,account,symbol,side,quantity,price\n';
    const path = await fileOf('executions.csv', columns + line);
    expect(await run('import/main', [path, '--check'])).toMatchObject({ code: 0 });
    expect(await run('import/main', [path, '--as', ADA])).toMatchObject({ code: 0 });
    expect(await run('import/main', ['list'])).toMatchObject({ output: expect.stringContaining('2026-03-02') });
    const kinds = database.db.selectFrom('security_event').select('kind').where('actor_user_id', 'is not', null);
    expect(await kinds.execute()).toContainEqual({ kind: 'executions_imported' });
  },
);
