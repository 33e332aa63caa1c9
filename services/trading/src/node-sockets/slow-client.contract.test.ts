import { orderLogEntry } from '@meridian/storage/event-log/testing';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { type NodeDesk, startNodeSockets } from './testing.ts';

let desk: NodeDesk;
afterEach(() => desk.stop());

const many = (count: number, text = 'x') => Array.from({ length: count }, () => orderLogEntry({ log_message: text }));

describe('lines that are silent, slow or lost', () => {
  it('[NS10] a silent line gets a heartbeat without news', async () => {
    desk = await startNodeSockets({ heartbeatIntervalMs: 30, housekeepingIntervalMs: 10 });
    await desk.append(...many(2));
    const [logs, count] = [await desk.connect('logs'), await desk.connect('count')];
    for (const client of [logs, count]) client.setFilters();
    await logs.next('newData');
    await count.next('newCount');
    expect(await logs.next('newData')).toEqual({ initial: false, logs: [] });
    expect(await count.next('newCount')).toEqual({ count: 2 });
  });

  it('[NS11] a client that reads again continues without a gap, or reloads with the newest', async () => {
    desk = await startNodeSockets({ skipAboveBytes: 20_000, maxEntries: 100 });
    const client = await desk.connect('logs');
    client.setFilters({ sort: 'timestamp:asc' });
    await client.next('newData');
    client.socket.pause();
    const last = 6_000;
    for (let first = 1; first <= last; first += 200) {
      const numbers = Array.from({ length: 200 }, (_, index) => first + index);
      await desk.append(...numbers.map((timestamp) => orderLogEntry({ timestamp, log_message: 'x'.repeat(1_000) })));
    }
    await expect.poll(() => desk.window.lastId, { timeout: 20_000 }).toBe(last);
    client.socket.resume();
    const holes: number[] = [];
    for (let seen = 0; seen < last; ) {
      const { initial, logs } = await client.next('newData');
      if (initial) seen = (logs[0]?.timestamp ?? 1) - 1;
      for (const { timestamp } of logs) {
        if (timestamp !== seen + 1) holes.push(timestamp);
        seen = timestamp;
      }
    }
    expect(holes).toEqual([]);
  });

  it('[NS11] a client that does not read is dropped', async () => {
    desk = await startNodeSockets({ dropAfterMs: 300, housekeepingIntervalMs: 20, skipAboveBytes: 20_000_000 });
    const client = await desk.connect('logs');
    client.setFilters();
    await client.next('newData');
    client.socket.pause();
    // However much the machine buffers, at some point data wait.
    while (desk.openSockets() > 0) await desk.append(...many(200, 'x'.repeat(1_000)));
    client.socket.resume();
    expect(await client.closed).toMatchObject({ code: 1006 });
  });

  it('[NS10] a client that answers no ping is dropped', async () => {
    desk = await startNodeSockets({ pingIntervalMs: 100, housekeepingIntervalMs: 20 });
    const client = await desk.connect('logs');
    client.setFilters();
    await client.next('newData');
    client.socket.pause();
    await expect.poll(() => desk.openSockets(), { timeout: 20_000 }).toBe(0);
  });

  it('[NS7] a count is taken anew when entries were deleted', async () => {
    desk = await startNodeSockets({ recountIntervalMs: 50 });
    await desk.append(...many(3));
    const client = await desk.connect('count');
    client.setFilters();
    expect(await client.next('newCount')).toEqual({ count: 3 });
    await sql`delete from event_log`.execute(desk.database.db);
    let { count } = await client.next('newCount');
    while (count === 3) ({ count } = await client.next('newCount'));
    expect(count).toBe(0);
  });

  it('[NS12] a server that stops says so', async () => {
    desk = await startNodeSockets();
    const client = await desk.connect('logs');
    client.setFilters();
    await client.next('newData');
    const closed = client.closed;
    await desk.close();
    expect(await closed).toMatchObject({ code: 1001 });
  });
});
