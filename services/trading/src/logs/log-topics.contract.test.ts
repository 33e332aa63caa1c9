import { silentLogger } from '@meridian/service-kit/testing';
import { orderLogEntry } from '@meridian/storage/event-log/testing';
import { startTestDatabase } from '@meridian/storage/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk, testUser } from '../live/testing.ts';
import { type EventLogService, startEventLog } from './event-log-service.ts';

const server = await startTestDatabase();
const TRADER = testUser({ log_permit: true, data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] } });
let eventLog: EventLogService;
let desk: Desk;

beforeAll(async () => {
  eventLog = await startEventLog({
    database: server.database,
    logger: silentLogger(),
    nowMs: Date.now,
    service: 'test',
  });
});
afterEach(() => desk.stop());
afterAll(async () => {
  await eventLog.close();
  await server.stop();
});

async function subscribed(params: object) {
  desk = await startDesk({ users: [TRADER], sources: eventLog.sources, limits: { flushIntervalMs: 10 } });
  const client = await desk.connect();
  await client.login(TRADER);
  client.send('subscribe', { id: 'log', topic: 'event_log', params });
  const { fields } = await client.next('fields');
  return { client, fields, snapshot: await client.next('snapshot') };
}

describe('the event_log topic', () => {
  it('loads what there is, then appends what is written, of the accounts of the user alone', async () => {
    eventLog.writer.write(orderLogEntry({ numeric_id: 7, log_message: 'before' }));
    await expect.poll(() => eventLog.window.size, { timeout: 20_000 }).toBe(2);
    const { client, fields, snapshot } = await subscribed({ snapshot_only: false });
    const message = fields.indexOf('log_message');
    expect(snapshot.rows.map((row) => row[message])).toEqual(['The service has started.', 'before']);
    eventLog.writer.write(orderLogEntry({ account: 'EVERMARK', alloc_account: null, log_message: 'foreign' }));
    eventLog.writer.write(orderLogEntry({ log_message: 'after' }));
    const { rows, removed } = await client.next('increment');
    expect(rows.map((row) => row.at(-1))).toEqual(['after']);
    expect(removed).toEqual([]);
  });

  it('sends the requested orders', async () => {
    const { fields, snapshot } = await subscribed({ snapshot_only: true, parent_order_numeric_ids: [7] });
    expect(snapshot.rows.map((row) => row[fields.indexOf('log_message')])).toEqual(['before']);
  });
});
