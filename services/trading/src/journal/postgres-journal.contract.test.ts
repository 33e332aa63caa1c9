import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
