import { randomBytes } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksumOf } from '../kernel/store/chunk-checksum.ts';
import { checkJournal } from './check-journal.ts';
import { openPostgresJournal } from './postgres-journal.ts';
import { createPostgresSnapshotStore } from './postgres-snapshot-store.ts';
import { describeJournalContract, sent } from './testing/journal-contract.ts';
import { describeSnapshotStoreContract } from './testing/snapshot-store-contract.ts';

let server: TestDatabase;

beforeAll(async () => {
  server = await startTestDatabase();
});

afterAll(async () => {
  await server.stop();
});

const empty = () => server.database.pool.query('truncate trading_event, trading_snapshot, trading_snapshot_chunk');

const openJournal = () => openPostgresJournal(server.database);

describeJournalContract('PostgreSQL', async () => {
  await empty();
  const journal = await openJournal();
  let isOpen = true;
  const close = async () => {
    if (isOpen) await journal.close();
    isOpen = false;
  };
  return {
    journal,
    reopen: async () => {
      await close();
      return openJournal();
    },
    remove: close,
  };
});

describeSnapshotStoreContract('PostgreSQL', async () => {
  await empty();
  return { store: createPostgresSnapshotStore(server.database), remove: async () => undefined };
});

test('a chunk that stays as it is has two copies, which the snapshots take in turn', async () => {
  await empty();
  const store = createPostgresSnapshotStore(server.database);
  const body = randomBytes(20_000);
  const chunk = { index: 0, seq: 5, firstId: 1, lastId: 9, checksum: checksumOf(body), body };
  const placeOf = async (snapshotId: number): Promise<unknown> => {
    const text = 'select pg_column_toast_chunk_id(body) as place from trading_snapshot_chunk where snapshot_id = $1';
    return (await server.database.pool.query(text, [snapshotId])).rows[0]?.place;
  };
  const next = async (from: number | null): Promise<number> => {
    const id = await store.begin({ version: 1, createdMs: 5 });
    if (from === null) await store.write(id, [chunk]);
    else await store.carry(from, id, [{ fromIndex: 0, index: 0, seq: 6 }]);
    return id;
  };
  const end = { seq: 6, chunkCount: 1 };
  const first = await next(null);
  await store.complete(first, end, 2);
  const second = await next(first);
  await store.complete(second, end, 2);
  const places = [await placeOf(first), await placeOf(second)];
  expect(new Set(places).size).toBe(2);

  const third = await next(second);
  // The first gave up its copy, and would be read in vain.
  expect((await store.list()).map(({ id }) => id)).toEqual([second]);
  await store.complete(third, end, 2);
  expect([await placeOf(third), await placeOf(second)]).toEqual(places);
  for (const id of [second, third]) expect(await store.read(id, -1, 9)).toEqual([{ ...chunk, seq: 6 }]);

  // Damage of one copy leaves the other, and goes no further.
  await server.database.pool.query(`update trading_snapshot_chunk set body = body || '\\x00' where snapshot_id = $1`, [
    second,
  ]);
  const fourth = await next(third);
  await store.complete(fourth, end, 2);
  for (const id of [third, fourth]) expect(await store.read(id, -1, 9)).toEqual([{ ...chunk, seq: 6 }]);
});

test('two engines cannot share a journal', async () => {
  const first = await openJournal();
  await expect(openPostgresJournal(server.database, 0)).rejects.toMatchObject({ name: 'StartupProblem' });
  await first.close();
  await (await openJournal()).close();
});

test('a journal whose connection breaks takes nothing more', async () => {
  await empty();
  const journal = await openJournal();
  await journal.append([sent(1)]);
  await server.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
  );
  await expect(journal.append([sent(2)])).rejects.toThrow(/terminat|connection|failed before/i);
  await expect(journal.append([sent(2)])).rejects.toThrow('failed before');
  await journal.close();
});

test('a damaged event is named with its order, and the check lists every one, the missing ones too', async () => {
  await empty();
  const journal = await openJournal();
  await journal.append([1, 2, 3, 4, 5, 6].map((seq) => sent(seq)));
  expect(await checkJournal(server.database)).toEqual({ events: 6, damages: [] });
  await server.database.pool.query(`update trading_event set body = '{"v":1,"kind":"Nonsense"' where seq = 2`);
  await server.database.pool.query('delete from trading_event where seq = 5');
  await expect(journal.read(0, 10)).rejects.toThrow(/^Event 2 \(\w+, of order \d+\) cannot be read\.$/);
  const { damages } = await checkJournal(server.database);
  expect(damages).toMatchObject([
    { seq: 2, reason: expect.stringContaining('cannot be read') },
    { seq: 5, reason: 'is missing' },
  ]);
  await journal.close();
});
