import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing.ts';
import { appendLogEntries } from './append-log-entries.ts';
import { createEventLogStore } from './event-log-store.ts';
import type { NewLogEntry } from './log-entry.ts';
import { logMatcher } from './log-filter.ts';
import { pruneEventLog } from './prune-event-log.ts';
import { anyLogEntry, anyLogFilter, orderLogEntry, serviceLine } from './testing.ts';

const server = await startTestDatabase();
const { db } = server.database;
const store = createEventLogStore(db);
afterAll(() => server.stop());

const PATIENT = { timeout: 20_000 };
const EVERYTHING = { visibleTo: [] };
const NEWEST_FIRST = { sort: 'timestamp:desc', limit: 100, offset: 0 } as const;

async function fill(entries: readonly NewLogEntry[]): Promise<void> {
  await sql`truncate event_log restart identity`.execute(db);
  await appendLogEntries(db, entries);
}

const at = (timestamp: number, log_message = `at ${timestamp}`) => orderLogEntry({ timestamp, log_message });

beforeEach(() => fill([]));

describe('the store', () => {
  it('gives back what was appended, with ids in the order of the batch', async () => {
    const order = orderLogEntry({ size: 0.1, numeric_id: 9_007_199_254_740_991 });
    const service = serviceLine('started');
    await fill([order, service]);
    const { entries: found, upToId } = await store.newest(EVERYTHING, 10);
    expect(found).toEqual([
      { ...service, id: 2 },
      { ...order, id: 1 },
    ]);
    expect(upToId).toBe(2);
  });

  it('finds in SQL exactly what the matcher finds in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyLogEntry, { maxLength: 40 }),
        fc.array(anyLogFilter, { minLength: 1, maxLength: 10 }),
        async (entries, filters) => {
          await fill(entries);
          const { entries: all } = await store.newest(EVERYTHING, 100);
          expect(all).toHaveLength(entries.length);
          for (const filter of filters) {
            const expected = all.filter(logMatcher(filter));
            expect((await store.newest(filter, 100)).entries).toEqual(expected);
            expect((await store.count(filter)).count).toBe(expected.length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('pages in either direction with the total of all pages', async () => {
    await fill([3, 1, 2, 2].map((timestamp) => at(timestamp)));
    const first = await store.page(EVERYTHING, { ...NEWEST_FIRST, limit: 3 });
    expect([first.total, first.entries.map(({ id }) => id)]).toEqual([4, [1, 4, 3]]);
    const second = await store.page(EVERYTHING, { ...NEWEST_FIRST, limit: 3, offset: 3 });
    expect([second.total, second.entries.map(({ id }) => id)]).toEqual([4, [2]]);
    const beyond = await store.page(EVERYTHING, { ...NEWEST_FIRST, offset: 9 });
    expect(beyond).toEqual({ total: 4, entries: [] });
    const ascending = await store.page(EVERYTHING, { ...NEWEST_FIRST, sort: 'timestamp:asc' });
    expect(ascending.entries.map(({ id }) => id)).toEqual([2, 3, 4, 1]);
  });

  it('refuses an entry that names an order or a list without an account', async () => {
    const bare = sql`insert into event_log (at_ms, scope, log_level, numeric_id, log_message)
      values (1, 'event', 'error', 5, 'whose?')`.execute(db);
    await expect(bare).rejects.toThrow('event_log_names_its_account');
  });

  it('makes ids visible in their own order, though transactions overlap', async () => {
    const first = await server.database.pool.connect();
    await first.query('begin');
    await first.query(`insert into event_log (at_ms, scope, log_level, log_message) values (1, 'event', 'error', 'a')`);
    const second = appendLogEntries(db, [at(2)]);
    await expect.poll(async () => (await waitingLocks()).length, PATIENT).toBe(1);
    expect((await store.newest(EVERYTHING, 10)).entries).toEqual([]);
    await first.query('commit');
    first.release();
    await second;
    expect((await store.newest(EVERYTHING, 10)).entries.map(({ id }) => id)).toEqual([2, 1]);
  });
});

async function waitingLocks(): Promise<readonly unknown[]> {
  return (await sql`select 1 from pg_locks where not granted and locktype = 'advisory'`.execute(db)).rows;
}

async function left(): Promise<readonly number[]> {
  return (await store.page(EVERYTHING, NEWEST_FIRST)).entries.map(({ timestamp }) => timestamp);
}

describe('pruning', () => {
  it('deletes what is too old, then what is too much, oldest first and no more than asked', async () => {
    await fill([1, 2, 3, 4, 5, 6].map((timestamp) => at(timestamp)));
    expect(await pruneEventLog(db, { keptBeforeMs: 3, maxRows: 100, limit: 1 })).toBe(1);
    expect(await left()).toEqual([6, 5, 4, 3, 2]);
    expect(await pruneEventLog(db, { keptBeforeMs: 3, maxRows: 2, limit: 2 })).toBe(2);
    expect(await left()).toEqual([6, 5, 4]);
    expect(await pruneEventLog(db, { keptBeforeMs: 3, maxRows: 2, limit: 50 })).toBe(1);
    expect(await left()).toEqual([6, 5]);
    expect(await pruneEventLog(db, { keptBeforeMs: 3, maxRows: 2, limit: 50 })).toBe(0);
  });
});
