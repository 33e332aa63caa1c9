import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import { DEMO_USERS } from '@meridian/identity/demo/demo-users';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { expect, test } from '@playwright/test';
import { expectDesk, submitSignIn } from '../journeys/support/auth-steps.ts';
import { meridianProgram, runMeridianProgram, startMeridianProcess } from '../world/meridian-process.ts';

const reference = 'apps/meridian/src/reference/main.ts';
const admin = 'apps/meridian/src/admin.ts';
const ADA = { email: 'ada@desk.example', password: 'four quiet horses at noon' };

// Each test has a folder and a database of its own, so both workers can take some.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

let dataDir: string;
let server: TestDatabase;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meridian-worlds-'));
  server = await startTestDatabase();
});
test.afterEach(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const production = (more: Readonly<Record<string, string>>) => ({
  PORT: '0',
  LOG_LEVEL: 'warn',
  IS_PROD: 'true',
  DATA_DIR: dataDir,
  DATABASE_URL: server.url,
  JWT_SECRET: 'a secret for this test alone, long enough',
  SMTP_URL: 'smtp://127.0.0.1:9',
  ...more,
});

/** Names that only the demo knows: users, accounts, instruments, venues, destinations, vendors, strategies. */
const DEMO_NAMES = [
  ...DEMO_USERS.map(({ email }) => email),
  ...DEMO_ACCOUNTS.map(({ account }) => account),
  'AAPL',
  'XNAS',
  'ALGO-DMA-1',
  'MERIDIAN-DIRECT',
  'Desk default',
  'POV 10% adaptive',
];

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select row_to_json(t)::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

test('a connected production desk starts without a row of the demo, and says that nothing is connected', async () => {
  const meridian = await startMeridianProcess(production({ WORLD: 'connected' }));
  const config: unknown = await (await fetch(`${meridian.url}/config.json`)).json();
  expect(config).toMatchObject({ isProd: true, world: 'connected' });
  expect((await fetch(`${meridian.url}/readyz`)).status).toBe(200);
  const found = await everything();
  expect(found).toContain('connected');
  expect(DEMO_NAMES.filter((name) => found.includes(name))).toEqual([]);
  const { rows } = await server.database.pool.query<{ users: number; accounts: number; instruments: number }>(
    `select (select count(*)::int from app_user) as users, (select count(*)::int from account) as accounts,
       (select count(*)::int from instrument) as instruments`,
  );
  expect(rows).toEqual([{ users: 0, accounts: 0, instruments: 0 }]);
  const history = join(dataDir, 'history');
  const days = existsSync(history) ? readdirSync(history).filter((name) => !name.startsWith('.')) : [];
  expect(days).toEqual([]);
  expect(await meridian.stop()).toBe(0);

  const other = await runMeridianProgram(meridianProgram, [], production({ WORLD: 'simulated' }));
  expect(other.code).toBe(1);
  expect(other.output).toContain('belong to a connected world');
});

test('a production desk trades on made-up markets only when it is told so, and then has no demo users', async () => {
  const unsaid = await runMeridianProgram(meridianProgram, [], production({}));
  expect(unsaid.code).toBe(1);
  expect(unsaid.output).toContain('WORLD must be set when IS_PROD is true');

  const meridian = await startMeridianProcess(production({ WORLD: 'simulated' }));
  const config: unknown = await (await fetch(`${meridian.url}/config.json`)).json();
  expect(config).toMatchObject({ isProd: true, world: 'simulated' });
  const { rows } = await server.database.pool.query<{ users: number }>('select count(*)::int as users from app_user');
  expect(rows).toEqual([{ users: 0 }]);
  expect(await meridian.stop()).toBe(0);
});

const INSTRUMENT_COLUMNS =
  'bestex_id,exchange_symbol,outright_symbol,exchange_base_symbol,asset_class,asset_sub_class,country,trade_currency,description,category,sub_category,tick_table,quote_convention,lot_size,multiplier,expiry_month,last_trading_date,near_leg,far_leg,calendar,previous_close,average_daily_volume,daily_volatility_percent,average_spread_ticks,venues';

function instrumentFile(symbol: string, name: string): string {
  const row = `${symbol}-CA,${symbol},,${symbol},EQUITY,,CA,CAD,${name},Equity,Financials,CENTS,decimal,1,1,,,,,TSX,173.20,3900000,1,1.2,XTSE`;
  return `${INSTRUMENT_COLUMNS}\n${row}\n`;
}

/** One share and the way to it, as a desk's own files. */
const OWN_FILES = [
  'currency,usd_per_unit,as_of\nCAD,0.72,2026-11-16T14:30:00Z\n',
  'tick_table,from_price,tick_size\nCENTS,0,0.01\n',
  'calendar,time_zone,open,close,opening_auction_minutes,closing_auction_minutes\nTSX,America/Toronto,09:30,16:00,5,5\n',
  'mic,name,kind,asset_classes,countries,volume_share_percent\nXTSE,Toronto Stock Exchange,LIT,EQUITY,CA,100\n',
  'exec_broker,name\nOWN,Own Broker\n',
  'name,exec_broker,protocol,venues,latency_ms,cancels_on_disconnect\nOWN-1,OWN,FIX 4.4,XTSE,1,yes\n',
  instrumentFile('RY', 'Royal Bank'),
];

test('[HA2] a connected desk trades what its own reference files say, a new instrument without a restart, and tells its first administrator what is missing', async ({
  page,
}) => {
  const environment = production({ WORLD: 'connected' });
  const paths = OWN_FILES.map((_, index) => join(dataDir, `own-${index}.csv`));
  for (const [index, path] of paths.entries()) await writeFile(path, OWN_FILES[index] ?? '');
  const wrongOrder = await runMeridianProgram(reference, ['import', ...paths.slice(-1)], environment);
  expect(wrongOrder.code).toBe(1);
  expect(wrongOrder.output).toContain('line 2: The exchange rate CAD is not known: import it first.');

  const imported = await runMeridianProgram(reference, ['import', ...paths], environment);
  expect(imported.output).toContain('Instruments: 1 added, 0 changed, 0 removed');
  expect(imported.code).toBe(0);

  const meridian = await startMeridianProcess(environment);
  const { rows } = await server.database.pool.query('select exchange_symbol, trade_currency from instrument');
  expect(rows).toEqual([{ exchange_symbol: 'RY', trade_currency: 'CAD' }]);

  const late = join(dataDir, 'late.csv');
  await writeFile(late, instrumentFile('TD', 'Toronto-Dominion Bank'));
  const added = await runMeridianProgram(reference, ['import', late], environment);
  expect(added.output).toContain('The trading engine uses it now.');
  const symbols = async () => {
    const found = await server.database.pool.query('select exchange_symbol from instrument order by 1');
    return found.rows.map(({ exchange_symbol }) => exchange_symbol);
  };
  await expect.poll(symbols, { timeout: 30_000 }).toEqual(['RY', 'TD']);

  const asked = ['create', '--email', ADA.email, '--name', 'Ada Lovelace'];
  expect((await runMeridianProgram(admin, asked, environment, ADA.password)).output).toContain('can sign in');
  await page.goto(`${meridian.url}/login`);
  await submitSignIn(page, ADA);
  await expectDesk(page);
  const reminder = page.getByRole('region', { name: 'First steps' });
  await expect(reminder).toContainText('Missing: accounts, limits, users, past executions, first report, lines');
  await reminder.getByRole('link', { name: 'Open first steps' }).click();
  const step = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(step('Reference data')).toContainText('2 instruments, 1 venue, 1 destination');
  await expect(step('Lines to brokers')).toContainText('0 of 1 destination connected');
  await expect(reminder).toHaveCount(0);
  await page.goto(`${meridian.url}/`);
  await reminder.getByRole('button', { name: 'Hide' }).click();
  await expect(reminder).toHaveCount(0);
  const isKept = async () => {
    const { rows } = await server.database.pool.query('select choices from user_preference');
    return rows.map(({ choices }) => choices);
  };
  await expect.poll(isKept).toEqual([{ is_first_steps_hidden: true }]);
  expect(await meridian.stop()).toBe(0);
});
