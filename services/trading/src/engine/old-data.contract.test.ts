import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { createLogger } from '@meridian/service-kit/logger';
import { type OpenDatabase, openDatabase } from '@meridian/storage/database';
import { allMigrations } from '@meridian/storage/migrations/all-migrations';
import { migrate } from '@meridian/storage/migrations/migrate';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConnectionRegistry } from '../connection-registry.ts';
import { testUser } from '../live/testing.ts';
import { startEventLog } from '../logs/event-log-service.ts';
import { simulatedWorld } from '../worlds/simulated/simulated-choice.ts';
import { startDesk } from './start-desk.ts';

/** The last version before reference data, limits and configuration moved into the database. */
const OLD_MIGRATIONS = allMigrations.slice(0, 13);
const nowMs = () => Date.now();
const logger = createLogger({ level: 'silent' });
const trader: User = testUser({
  id: 1,
  are_actions_permitted: true,
  market_data_permit: true,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
});
const page = { currentUser: () => null, canTake: () => true, send: () => undefined };
const ORDER = {
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'AAPL',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  order_type: 'MARKET',
  order_qty: 1_000,
  override_reason: 'Meant as it is',
} as const;

let server: TestDatabase;

beforeAll(async () => {
  server = await startTestDatabase();
  await addAccounts(server.database);
}, 60_000);

afterAll(() => server.stop());

async function addAccounts({ db }: OpenDatabase): Promise<void> {
  const rows = DEMO_ACCOUNTS.flatMap(({ account, alloc_accounts, custom_client_name }) =>
    alloc_accounts.map((alloc_account) => ({ account, alloc_account, custom_client_name })),
  );
  await db.insertInto('account').values(rows).execute();
}

async function openDesk(database: OpenDatabase, databaseUrl: string) {
  const registry = new ConnectionRegistry(nowMs);
  const eventLog = await startEventLog({ database, logger, nowMs, service: 'test' });
  const world = simulatedWorld({ seed: 1, clients: null });
  const job = { databaseUrl, serverTimeZone: 'UTC' };
  const desk = await startDesk({ job, world, database, registry, eventLog, logger, nowMs });
  const send = (id: string, strat: string) => {
    const command = { id, name: 'order.new', args: { ...ORDER, strat } } as const;
    return desk.commands['order.new']?.(command, { user: trader, page, session: null });
  };
  const close = async () => {
    await desk.close();
    await eventLog.close();
  };
  return { send, close };
}

type StoredEvent = { readonly seq: number; readonly at_ms: number; readonly parent_id: number | null };
type EventRow = StoredEvent & { readonly kind: string; readonly body: string };

/** The format from before events had a cause. */
function older({ body, ...row }: EventRow): EventRow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a body is the JSON of an event.
  const { cause: _, request: __, raw: ___, date, ...event } = JSON.parse(body) as Record<string, unknown>;
  return { ...row, body: JSON.stringify('endMark' in event ? { ...event, date } : event) };
}

/** A database as an earlier version left it, with orders and memory. */
async function leaveOldDatabase(name: string): Promise<{ readonly database: OpenDatabase; readonly url: string }> {
  const { pool } = server.database;
  // A schema stands for a database, which only a superuser could create.
  await pool.query(`create schema ${name}`);
  const url = new URL(server.url);
  url.searchParams.set('options', `-c search_path=${name}`);
  const database = openDatabase({ url: url.href, maxConnections: 6, applicationName: 'test' });
  await migrate(database, { nowMs, migrations: OLD_MIGRATIONS });
  await addAccounts(database);
  const { rows: events } = await pool.query<EventRow>('select seq, at_ms, parent_id, kind, body from trading_event');
  for (const { seq, at_ms, parent_id, kind, body } of events.map(older)) {
    const text = 'insert into trading_event (seq, at_ms, parent_id, kind, body) values ($1, $2, $3, $4, $5)';
    await database.pool.query(text, [seq, at_ms, parent_id, kind, body]);
  }
  const { rows: memory } = await pool.query<Record<string, unknown>>('select * from trading_memory');
  for (const row of memory) {
    const names = Object.keys(row);
    const places = names.map((_, index) => `$${index + 1}`);
    const text = `insert into trading_memory (${names.join(', ')}) values (${places.join(', ')})`;
    // pg would treat a JSON list as a PostgreSQL array.
    const values = Object.values(row).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value));
    await database.pool.query(text, values);
  }
  return { database, url: url.href };
}

test('a start on the data of an earlier version brings the tables up to date and has every order again', async () => {
  const before = await openDesk(server.database, server.url);
  expect(await before.send('staged', 'Staging')).toMatchObject({ ok: true });
  expect(await before.send('working', 'VWAP')).toMatchObject({ ok: true });
  await before.close();
  const { database, url } = await leaveOldDatabase('old_desk');
  try {
    const { applied } = await migrate(database, { nowMs });
    expect(applied).toHaveLength(allMigrations.length - OLD_MIGRATIONS.length);
    const after = await openDesk(database, url);
    // The same command gets its original answer, and a new one the next number.
    expect(await after.send('working', 'VWAP')).toMatchObject({
      ok: true,
      data: { rows: [{ parent_order_numeric_id: 2 }] },
    });
    expect(await after.send('new', 'Staging')).toMatchObject({
      ok: true,
      data: { rows: [{ parent_order_numeric_id: 3 }] },
    });
    await after.close();
    const { rows } = await database.pool.query<{ body: string }>(
      `select body from trading_event where kind = 'OrderReceived' order by seq`,
    );
    expect(rows.map(({ body }) => 'cause' in JSON.parse(body))).toEqual([false, false, true]);
  } finally {
    await database.close();
  }
}, 120_000);
