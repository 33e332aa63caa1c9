import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { appendToOutbox, type OutboxMessage } from '../outbox.ts';
import { pruneOutbox } from '../outbox-prune.ts';
import { type OutboxReader, type OutboxReaderOptions, startOutboxReader } from '../outbox-reader.ts';
import type { DeliveredMessage } from '../outbox-session.ts';
import { transaction } from '../transaction.ts';
import type { ContractServer } from './contract-server.ts';

/** The contract of the outbox: no message is lost, reordered, or visible before its commit. */
export function describeOutboxContract(name: string, start: () => Promise<ContractServer>): void {
  describe(`outbox on ${name}`, () => {
    let server: ContractServer;
    let database: OpenDatabase;

    beforeAll(async () => {
      server = await start();
      database = openDatabase({ url: server.url, maxConnections: 12, applicationName: 'contract' });
      await migrate(database, { nowMs: () => 0 });
    });

    afterAll(async () => {
      await database.close();
      await server.remove();
    });

    orderRules(() => database);
    durabilityRules(
      () => database,
      () => server,
    );
    pruneRules(() => database);
  });
}

const message = (key: string, topic = 'test.topic'): OutboxMessage => ({ topic, key, payload: { key } });

const append = (database: OpenDatabase, ...keys: string[]): Promise<void> =>
  appendToOutbox(
    database.db,
    keys.map((key) => message(key)),
    1_000,
  );

type Recording = {
  readonly reader: OutboxReader;
  readonly keys: string[];
  readonly errors: unknown[];
  /** Resolves when a message with this key was handled. */
  readonly seen: (key: string) => Promise<void>;
};

function record(database: OpenDatabase, consumer: string, overrides: Partial<OutboxReaderOptions> = {}): Recording {
  const keys: string[] = [];
  const errors: unknown[] = [];
  const waiting = new Map<string, () => void>();
  const handle = async (delivered: DeliveredMessage): Promise<void> => {
    await overrides.handle?.(delivered);
    keys.push(delivered.key);
    waiting.get(delivered.key)?.();
  };
  const reader = startOutboxReader({
    database,
    consumer,
    startFrom: 'now',
    // So long that only a notification can wake it.
    pollMs: 60_000,
    onError: (error) => errors.push(error),
    ...overrides,
    handle,
  });
  const seen = (key: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(key, resolve);
    if (keys.includes(key)) resolve();
    return promise;
  };
  return { reader, keys, errors, seen };
}

function orderRules(database: () => OpenDatabase): void {
  test('messages arrive by notification, in order, in bounded batches', async () => {
    const { reader, keys, seen } = record(database(), 'order', { batchSize: 2 });
    await reader.ready;
    await append(database(), 'a', 'b', 'c', 'd', 'e');
    await append(database(), 'f');
    await seen('f');
    await reader.close();
    expect(keys).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('a message of a transaction that rolls back is never seen', async () => {
    const { reader, keys, seen } = record(database(), 'rollback');
    await reader.ready;
    const failing = transaction(database(), async (tx) => {
      await appendToOutbox(tx.db, [message('ghost')], 1_000);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await append(database(), 'real');
    await seen('real');
    await reader.close();
    expect(keys).toEqual(['real']);
  });

  test('a transaction that appends first and commits last is not stepped over', async () => {
    const { reader, keys, seen } = record(database(), 'late-commit');
    await reader.ready;
    const { promise: mayCommit, resolve: letCommit } = Promise.withResolvers<void>();
    const { promise: hasAppended, resolve: markAppended } = Promise.withResolvers<void>();
    const slow = transaction(database(), async (tx) => {
      await appendToOutbox(tx.db, [message('slow')], 1_000);
      markAppended();
      await mayCommit;
    });
    await hasAppended;
    const quick = append(database(), 'quick');
    // Either it waits, as it should, or it was delivered already and the late commit would be skipped.
    await Promise.race([seen('quick'), someoneWaitsForALock(database())]);
    letCommit();
    await Promise.all([slow, quick]);
    await seen('quick');
    await seen('slow');
    await reader.close();
    expect(keys).toEqual(['slow', 'quick']);
  });

  test('many writers at once: every message once, ids rising', async () => {
    const ids: number[] = [];
    const handle = async ({ id }: DeliveredMessage): Promise<void> => {
      ids.push(id);
    };
    const { reader, keys, seen } = record(database(), 'many', { handle, batchSize: 7 });
    await reader.ready;
    const expected = Array.from({ length: 8 }, (_, writer) => Array.from({ length: 25 }, (_, n) => `${writer}-${n}`));
    const write = async (own: readonly string[]): Promise<void> => {
      for (const key of own) {
        await transaction(database(), (tx) => appendToOutbox(tx.db, [message(key)], 1_000));
      }
    };
    await Promise.all(expected.map(write));
    await append(database(), 'end');
    await seen('end');
    await reader.close();
    expect(keys.toSorted()).toEqual([...expected.flat(), 'end'].toSorted());
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
}

async function someoneWaitsForALock(database: OpenDatabase): Promise<void> {
  for (;;) {
    const { rowCount } = await database.pool.query(
      `select 1 from pg_locks where not granted and locktype = 'advisory'`,
    );
    if (rowCount !== 0) return;
    await sleep(5);
  }
}

function durabilityRules(database: () => OpenDatabase, server: () => ContractServer): void {
  test('a consumer goes on where it stopped, and a new one begins where it was told', async () => {
    const first = record(database(), 'durable');
    await first.reader.ready;
    await append(database(), 'd1');
    await first.seen('d1');
    await first.reader.close();
    await append(database(), 'd2');
    const second = record(database(), 'durable');
    await second.seen('d2');
    await second.reader.close();
    expect(second.keys).toEqual(['d2']);
    const all = record(database(), 'from-the-start', { startFrom: 'earliest' });
    await all.seen('d2');
    await all.reader.close();
    expect(all.keys).toContain('d1');
  });

  test('a handler that fails gets the same message again, and nothing overtakes it', async () => {
    let failuresLeft = 2;
    const handle = async ({ key }: DeliveredMessage): Promise<void> => {
      if (key === 'h2' && failuresLeft > 0) {
        failuresLeft -= 1;
        throw new Error('not yet');
      }
    };
    const { reader, keys, errors, seen } = record(database(), 'failing', { handle });
    await reader.ready;
    await append(database(), 'h1', 'h2', 'h3');
    await seen('h3');
    await reader.close();
    expect(keys).toEqual(['h1', 'h2', 'h3']);
    expect(errors).toHaveLength(2);
  });

  test('of two readers with one name one is at work, and the other takes over', async () => {
    const first = record(database(), 'shared', { pollMs: 20 });
    await first.reader.ready;
    await append(database(), 's1');
    await first.seen('s1');
    const second = record(database(), 'shared', { pollMs: 20 });
    await second.reader.ready;
    await append(database(), 's2');
    await first.seen('s2');
    await first.reader.close();
    await append(database(), 's3');
    await second.seen('s3');
    await second.reader.close();
    expect([first.keys, second.keys]).toEqual([['s1', 's2'], ['s3']]);
  });

  test('a reader survives a restart of the server', async () => {
    const { reader, keys, errors, seen } = record(database(), 'restart');
    await reader.ready;
    await append(database(), 'r1');
    await seen('r1');
    await server().down();
    await server().up();
    await append(database(), 'r2');
    await seen('r2');
    await reader.close();
    expect(keys).toEqual(['r1', 'r2']);
    expect(errors.length).toBeGreaterThan(0);
  });

  test('without notifications the poll finds the message', async () => {
    await database().pool.query('alter table outbox disable trigger outbox_after_append');
    const { reader, keys, seen } = record(database(), 'poll', { pollMs: 20 });
    await reader.ready;
    await append(database(), 'p1');
    await seen('p1');
    await reader.close();
    expect(keys).toEqual(['p1']);
    await database().pool.query('alter table outbox enable trigger outbox_after_append');
  });
}

function pruneRules(database: () => OpenDatabase): void {
  test('only what every consumer has got, and is old enough, is pruned', async () => {
    const { db } = database();
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('outbox_cursor').execute();
    await append(database(), 'x1', 'x2', 'x3');
    const ids = (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
    const prune = (createdBeforeMs: number, limit = 100): Promise<number> =>
      pruneOutbox(db, { createdBeforeMs, limit });
    expect(await prune(2_000)).toBe(0);
    const cursor = (consumer: string, index: number) => ({ consumer, last_id: ids[index] ?? 0 });
    await db
      .insertInto('outbox_cursor')
      .values([cursor('fast', 2), cursor('slow', 1)])
      .execute();
    expect(await prune(1_000)).toBe(0);
    expect(await prune(2_000, 1)).toBe(1);
    expect(await prune(2_000)).toBe(1);
    await db.deleteFrom('outbox_cursor').where('consumer', '=', 'slow').execute();
    expect(await prune(2_000)).toBe(1);
  });
}
