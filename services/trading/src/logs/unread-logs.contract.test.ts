import { silentLogger } from '@meridian/service-kit/testing';
import { orderLogEntry } from '@meridian/storage/event-log/testing';
import { createLogReadMarkStore } from '@meridian/storage/log-read-marks/log-read-mark-store';
import { startTestDatabase } from '@meridian/storage/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk, testUser } from '../live/testing.ts';
import { sampleParent } from '../topics/testing/sample-records.ts';
import { topicDesk } from '../topics/testing/topic-desk.ts';
import { type EventLogService, startEventLog } from './event-log-service.ts';

const server = await startTestDatabase();
const OWN = { data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] }, log_permit: true };
const ANNA = testUser({ id: 1, email_id: 'anna@desk.example', ...OWN });
const BEN = testUser({ id: 2, email_id: 'ben@desk.example', ...OWN });
const STRANGER = testUser({
  id: 3,
  email_id: 'stranger@desk.example',
  log_permit: true,
  data_permissions: { accounts: ['BETA'], alloc_accounts: [] },
});
const UNPERMITTED = testUser({ id: 4, email_id: 'viewer@desk.example', ...OWN, log_permit: false });
const USERS = [ANNA, BEN, STRANGER, UNPERMITTED];

let eventLog: EventLogService;
let desk: Desk;

const open = () =>
  startEventLog({ database: server.database, logger: silentLogger(), nowMs: Date.now, service: 'test' });

beforeAll(async () => {
  await sql`truncate app_user restart identity cascade`.execute(server.database.db);
  const user = { short_name: '', organisation: '', password_hash: '', created_ms: 1, last_login_ms: null };
  const users = USERS.map(({ name, email_id }) => ({ ...user, name, email: email_id }));
  await server.database.db.insertInto('app_user').values(users).execute();
  eventLog = await open();
});
afterEach(() => desk.stop());
afterAll(async () => {
  await eventLog.close();
  await server.stop();
});

async function startOrders() {
  const tables = topicDesk();
  tables.put('parent_orders', sampleParent(1), sampleParent(2));
  const { fields: personal, commands } = eventLog.unread;
  const { sources } = tables.topics;
  desk = await startDesk({ users: USERS, sources, personal, commands, limits: { flushIntervalMs: 10 } });
}

/** A browser with `new_logs` by order. */
async function browser(user: (typeof USERS)[number]) {
  const client = await desk.connect();
  await client.login(user);
  client.send('subscribe', { id: 'orders', topic: 'parent_orders', params: {} });
  const { fields } = await client.next('fields');
  const column = fields.indexOf('new_logs');
  const dots = new Map<unknown, unknown>();
  const { rows } = await client.next('snapshot');
  for (const row of rows) dots.set(row[0], row[column]);
  const hear = async () => {
    for (const [key, ...cells] of (await client.next('increment')).rows)
      for (let at = 0; at < cells.length; at += 2) if (cells[at] === column) dots.set(key, cells[at + 1]);
    return Object.fromEntries(dots);
  };
  const read = async (order: number, upToId: number) => {
    client.send('command', {
      id: `read-${user.id}-${order}-${upToId}`,
      name: 'event_log.read',
      args: { parent_order_numeric_id: order, up_to_id: upToId },
    });
    return client.next('result');
  };
  return { dots, hear, read };
}

async function log(order: number): Promise<number> {
  const before = eventLog.window.lastId;
  eventLog.writer.write(orderLogEntry({ account: 'ALPHA', alloc_account: 'ALPHA-1', numeric_id: order }));
  await expect.poll(() => eventLog.window.lastId, { timeout: 20_000 }).toBeGreaterThan(before);
  return eventLog.window.lastId;
}

describe('[LS47] new logs of an order', () => {
  it('are new to each user until that user has read them, in both browsers of the user, and after a restart', async () => {
    await startOrders();
    const [first, second, ben] = [await browser(ANNA), await browser(ANNA), await browser(BEN)];
    const id = await log(1);
    expect(await first.hear()).toEqual({ 1: true, 2: false });
    expect(await second.hear()).toEqual({ 1: true, 2: false });
    expect(await ben.hear()).toEqual({ 1: true, 2: false });
    expect((await first.read(1, id)).ok).toBe(true);
    expect(await second.hear()).toEqual({ 1: false, 2: false });
    expect(ben.dots.get(1)).toBe(true);
    await desk.stop();
    await eventLog.close();
    eventLog = await open();
    await startOrders();
    const [again, benAgain] = [await browser(ANNA), await browser(BEN)];
    expect(await benAgain.hear()).toEqual({ 1: true, 2: false });
    await log(2);
    expect(await again.hear()).toEqual({ 1: false, 2: true });
  });

  it('are none without the log permit, and cannot be marked by somebody who may not see the order', async () => {
    await startOrders();
    const [viewer, stranger] = [await browser(UNPERMITTED), await browser(STRANGER)];
    expect([...viewer.dots.values()]).toEqual([false, false]);
    expect((await viewer.read(1, 1)).code).toBe('not-permitted');
    expect((await stranger.read(1, 1)).code).toBe('not-found');
  });

  it('that were deleted leave no marks behind', async () => {
    await startOrders();
    const anna = await browser(ANNA);
    expect((await anna.read(1, await log(1))).ok).toBe(true);
    await sql`delete from event_log`.execute(server.database.db);
    await log(2);
    const store = createLogReadMarkStore(server.database.db);
    await store.prune();
    expect((await store.marksOf(ANNA.id)).size).toBe(0);
  });
});
