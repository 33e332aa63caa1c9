import { DEMO_ACCOUNTS } from '@meridian/identity/demo/demo-accounts';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { createLogger } from '@meridian/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectionRegistry } from '../connection-registry.ts';
import type { CommandOf, CommandOutcome } from '../live/command-handlers.ts';
import { scopeOf } from '../live/topic-source.ts';
import { startEventLog } from '../logs/event-log-service.ts';
import { simulatedWorld } from '../worlds/simulated/simulated-choice.ts';
import { type Desk, startDesk } from './start-desk.ts';

let server: TestDatabase;
let desk: Desk;
let registry: ConnectionRegistry;
let close: () => Promise<void>;
let commands = 0;

const nowMs = () => Date.now();
const logger = createLogger({ level: 'silent' });

const trader: User = {
  id: 11,
  name: 'Tess Trader',
  email_id: 'trader@test.local',
  short_name: 'TT',
  trader_id: 'TT',
  organisation: 'Test',
  is_admin: false,
  are_actions_permitted: true,
  dashboard_permit: true,
  log_permit: true,
  python_permit: true,
  market_impact_permit: true,
  market_data_permit: true,
  surveillance_permit: false,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
};
const admin: User = { ...trader, id: 12, email_id: 'admin@test.local', is_admin: true };
const stranger: User = { ...trader, id: 13, data_permissions: { accounts: ['BOREALIS'], alloc_accounts: [] } };

const page = { currentUser: () => null, canTake: () => true, send: () => undefined };

async function openDesk(): Promise<void> {
  registry = new ConnectionRegistry(nowMs);
  const eventLog = await startEventLog({ database: server.database, logger, nowMs, service: 'test' });
  const job = { databaseUrl: server.url, serverTimeZone: 'UTC' };
  const world = simulatedWorld({ seed: 1, clients: null });
  desk = await startDesk({ job, world, database: server.database, registry, eventLog, logger, nowMs });
  close = async () => {
    await desk.close();
    await eventLog.close();
  };
}

beforeAll(async () => {
  server = await startTestDatabase();
  const rows = DEMO_ACCOUNTS.flatMap(({ account, alloc_accounts, custom_client_name }) =>
    alloc_accounts.map((alloc_account) => ({ account, alloc_account, custom_client_name })),
  );
  await server.database.db.insertInto('account').values(rows).execute();
  await openDesk();
});

afterAll(async () => {
  await close();
  await server.stop();
});

async function give<
  Name extends
    | 'order.new'
    | 'order.modify'
    | 'order.pause'
    | 'order.resume'
    | 'order.cancel'
    | 'global_auto_trading.set',
>(
  command: Omit<CommandOf<Name>, 'id'> & { readonly id?: string; readonly name: Name },
  user: User = trader,
): Promise<CommandOutcome> {
  commands += 1;
  const handler = desk.commands[command.name];
  if (handler === undefined) throw new Error(`${command.name} is not served`);
  return (handler as (given: unknown, caller: unknown) => Promise<CommandOutcome>)(
    { id: `command-${commands}`, ...command },
    { user, page },
  );
}

const ORDER = {
  strat: 'vwap',
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'AAPL',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  order_type: 'MARKET',
  order_qty: 20_000,
  end_time: '+60',
  override_reason: 'The same order in each test',
} as const;

function idOf({ data }: CommandOutcome): number {
  const { rows } = data as { rows: readonly { parent_order_numeric_id: number }[] };
  return rows[0]?.parent_order_numeric_id ?? 0;
}

/** A topic's rows as records, as a user sees them now. */
function rowsOf(topic: 'parent_orders' | 'child_orders' | 'audit', user: User, ids: readonly number[]) {
  const source = desk.sources[topic];
  if (source === undefined) throw new Error(`${topic} is not served`);
  const view = source.open({ parent_order_numeric_ids: ids }, scopeOf(user), () => undefined);
  const records = Array.from(view.keys(), (key) => {
    const row = view.row(key) ?? [];
    return Object.fromEntries(source.fields.map((field, index) => [field, row[index] ?? null]));
  });
  view.close();
  return records;
}

describe('the desk', () => {
  it('reports its connections, and works an order that it acknowledged', async () => {
    expect(registry.status.strategyServer.status).toBe('on');
    expect(registry.destinations.size).toBe(8);
    const outcome = await give({ name: 'order.new', args: ORDER });
    expect(outcome).toMatchObject({ ok: true });
    const id = idOf(outcome);
    await expect.poll(() => rowsOf('child_orders', trader, [id]).length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(rowsOf('parent_orders', trader, [id])).toMatchObject([
      { strat: 'vwap', order_qty: 20_000, trader_id: 'TT' },
    ]);
    expect(rowsOf('parent_orders', stranger, [id])).toEqual([]);
  });

  it('answers each order on its own, and one of another account like one that is not there', async () => {
    const id = idOf(await give({ name: 'order.new', args: ORDER }));
    const both = { parent_order_numeric_ids: [id, 999_999] };
    expect(await give({ name: 'order.pause', args: both })).toMatchObject({
      ok: false,
      data: { rows: [{ ok: true }, { ok: false, code: 'not-found' }] },
    });
    const one = { parent_order_numeric_ids: [id] };
    expect(await give({ name: 'order.resume', args: one }, stranger)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await give({ name: 'order.resume', args: one })).toMatchObject({ ok: true });
    const change = { ...one, order_qty: 30_000, reason: 'more of it' };
    expect(await give({ name: 'order.modify', args: change })).toMatchObject({ ok: true });
    await expect.poll(() => rowsOf('parent_orders', trader, [id])[0]?.order_qty, { timeout: 20_000 }).toBe(30_000);
    expect(await give({ name: 'order.cancel', args: one })).toMatchObject({ ok: true });
    await expect
      .poll(() => rowsOf('parent_orders', trader, [id])[0]?.status, { timeout: 20_000 })
      .toMatch(/^(PARTIAL_)?OUT$/);
  });

  it('stops everything at the kill switch and reports who has not answered', async () => {
    const id = idOf(await give({ name: 'order.new', args: ORDER }));
    await expect.poll(() => rowsOf('child_orders', trader, [id]).length, { timeout: 20_000 }).toBeGreaterThan(0);
    const off = {
      name: 'global_auto_trading.set',
      args: { global_auto_trading_status: false, reason: 'drill' },
    } as const;
    expect(await give(off)).toMatchObject({ ok: false, code: 'not-permitted' });
    const outcome = await give(off, admin);
    expect(outcome).toMatchObject({ ok: true, data: { kill_report: { by: admin.email_id, reason: 'drill' } } });
    expect(registry.status.globalAutoTrading).toMatchObject({
      status: 'off',
      by: admin.email_id,
      reason: 'drill',
      killReport: { open_child_orders: expect.any(Number) },
    });
    const isStill = () => rowsOf('child_orders', trader, [id]).every(({ remaining_qty }) => remaining_qty === 0);
    await expect.poll(isStill, { timeout: 20_000 }).toBe(true);
    await give({ name: 'global_auto_trading.set', args: { global_auto_trading_status: true } }, admin);
    await expect.poll(() => registry.status.globalAutoTrading.status).toBe('on');
  });

  it('knows after a restart what it answered, what it has, and what happened', async () => {
    const command = { id: 'the-same-one', name: 'order.new', args: { ...ORDER, order_qty: 777 } } as const;
    const before = await give(command);
    const id = idOf(before);
    await close();
    await openDesk();
    expect(desk.started.recoveredOrders).toBeGreaterThan(0);
    expect(await give(command)).toEqual(before);
    await expect.poll(() => rowsOf('parent_orders', trader, [id]).length, { timeout: 20_000 }).toBe(1);
    const types = () => rowsOf('audit', trader, [id]).map(({ req_type, res_type }) => req_type ?? res_type);
    await expect
      .poll(types, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['NEW ORDER REQUEST', 'NEW ORDER ACCEPT']));
    expect(rowsOf('audit', stranger, [id])).toEqual([]);
  });

  it('lists what can be traded', async () => {
    const { rows } = await server.database.pool.query('select count(*)::int as count from instrument');
    expect(rows).toEqual([{ count: desk.started.reference.instruments.length }]);
  });
});
