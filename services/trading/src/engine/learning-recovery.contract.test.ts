import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ARM_PRIOR } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import { learningKey } from '@meridian/domain/strategy-groups/group-document';
import { readArmBeliefs } from '@meridian/protocol/ports/routing';
import {
  type ConfigurationWriter,
  createConfigurationStore,
} from '@meridian/storage/configuration/configuration-store';
import { createGroupStore, type GroupStore, type ListedGroup } from '@meridian/storage/configuration/group-store';
import { makeTestFolder, startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KernelUser } from '../kernel/commands/kernel-command.ts';
import { createAccounts } from './testing/create-accounts.ts';
import { KillableProcess } from './testing/killable-process.ts';
import { approveAll } from './testing/approve-all.ts';

const GROUP = 'POV bandit Q4';
const SETTLE = { timeout: 90_000, interval: 200 };
const SYMBOLS = ['AAPL', 'MSFT', 'NVDA', 'AMZN', 'META', 'TSLA'];
const USER: KernelUser = {
  id: 1,
  email_id: 'trader@test.local',
  trader_id: 'TT',
  organisation: 'Test',
  are_actions_permitted: true,
  is_admin: false,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
};

let server: TestDatabase;
let folder: string;
let groups: GroupStore;
let writer: ConfigurationWriter;
let engine: KillableProcess | null = null;

beforeAll(async () => {
  server = await startTestDatabase();
  folder = await makeTestFolder();
  const { database } = server;
  groups = createGroupStore({ database, nowMs: Date.now });
  await createAccounts(database);
  const author = { short_name: '', organisation: '', password_hash: '', created_ms: 1, last_login_ms: null };
  const { id: userId } = await database.db
    .insertInto('app_user')
    .values({ ...author, name: 'Anna', email: 'anna@x.io' })
    .returning('id')
    .executeTakeFirstOrThrow();
  writer = { userId, email: 'anna@x.io', accessTo: () => 'write' };
});

afterAll(async () => {
  await engine?.kill();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function begin(): Promise<KillableProcess> {
  const venueLog = join(folder, 'sent-to-venues.log');
  const job = {
    databaseUrl: server.url,
    seed: 1,
    clients: { orders: 1, rate: 0.001 },
    venueLog,
    snapshotEveryEvents: 500,
  };
  engine = new KillableProcess(job, () => undefined);
  await engine.started;
  return engine;
}

let sent = 0;

/** Small orders, done within seconds where the drawn arm is in a hurry. */
function sendOrders(to: KillableProcess, count: number): void {
  for (let n = 0; n < count; n += 1) {
    sent += 1;
    const args = {
      strat: 'pov',
      account: 'ALDGATE',
      alloc_account: 'ALDGATE-CORE',
      exchange_symbol: SYMBOLS[sent % SYMBOLS.length] ?? 'AAPL',
      asset_class: 'EQUITY',
      order_side: 'BUY',
      order_type: 'MARKET',
      order_qty: 100 * (1 + (sent % 7)),
      strategy_parameters: JSON.stringify({ as: GROUP }),
      override_reason: 'Test of learning',
    } as const;
    to.send({ kind: 'command', command: { id: `learn-${sent}`, name: 'order.new', args }, user: USER });
  }
}

async function group(): Promise<ListedGroup> {
  const found = (await groups.list()).find(({ name }) => name === GROUP);
  if (found === undefined) throw new Error('the desk began without the group');
  return found;
}

/** How many orders taught something of each arm, as it is stored. */
async function learnt(of: ListedGroup): Promise<ReadonlyMap<string, number>> {
  const beliefs = readArmBeliefs(await groups.beliefs());
  const own = beliefs.filter(([key]) => key.startsWith(`${learningKey(of)}|`));
  return new Map(own.map(([key, { strength }]) => [key, Math.round(strength - ARM_PRIOR.strength)]));
}

async function total(of: ListedGroup): Promise<number> {
  return [...(await learnt(of)).values()].reduce((sum, orders) => sum + orders, 0);
}

/** Orders of the group that were filled, as the journal has it. */
async function filled(): Promise<number> {
  const rows = await server.database.db
    .selectFrom('trading_event')
    .select(['kind', 'parent_id', 'body'])
    .where('kind', 'in', ['OrderAccepted', 'OrderFilled'])
    .execute();
  const routed = rows.filter(({ kind, body }) => kind === 'OrderAccepted' && body.includes(JSON.stringify(GROUP)));
  const ids = new Set(routed.map(({ parent_id }) => parent_id));
  return rows.filter(({ kind, parent_id }) => kind === 'OrderFilled' && ids.has(parent_id)).length;
}

it('what a group learnt of its arms outlives kill -9, is built upon, and is gone for good after a reset', async () => {
  const first = await begin();
  const before = await group();
  sendOrders(first, 30);
  await expect.poll(() => total(before), SETTLE).toBeGreaterThan(2);
  await first.kill();
  const [kept, filledBefore] = [await total(before), await filled()];

  const second = await begin();
  sendOrders(second, 30);
  await expect.poll(filled, SETTLE).toBeGreaterThan(filledBefore + 2);
  // Whatever is filled now comes on top of what was kept.
  const missing = async () => kept + (await filled()) - filledBefore - (await total(before));
  await expect.poll(missing, SETTLE).toBe(0);

  const { id, version } = before;
  // The group is for all accounts, and one of the demo's needs a second person.
  expect(await groups.resetLearning({ id, version }, writer)).toMatchObject({ kind: 'proposed' });
  await approveAll(server.database, createConfigurationStore({ database: server.database, nowMs: Date.now }));
  second.send({ kind: 'routing-changed' });
  await expect.poll(() => total(before), SETTLE).toBe(0);
  await second.kill();

  const third = await begin();
  const after = await group();
  const sentBefore = sent;
  sendOrders(third, 30);
  await expect.poll(() => total(after), SETTLE).toBeGreaterThan(0);
  expect(await total(before)).toBe(0);
  // Nothing but orders that were drawn since the reset.
  expect(await total(after)).toBeLessThanOrEqual(sent - sentBefore);
}, 400_000);
