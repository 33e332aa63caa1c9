import { appendToOutbox } from '@meridian/storage/outbox';
import { startTestDatabase, type TestDatabase } from '@meridian/storage/testing';
import { transaction } from '@meridian/storage/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInProcessBus } from './in-process-bus.ts';
import { createOutboxBus } from './outbox-bus.ts';
import { startOutboxRelay } from './outbox-relay.ts';
import { describeBusContract } from './testing/bus-contract.ts';

let storage: TestDatabase;
let pairs = 0;

beforeAll(async () => {
  storage = await startTestDatabase();
});

afterAll(() => storage.stop());

const busOf = (consumer: string, onError: (error: unknown) => void) =>
  createOutboxBus({ database: storage.database, consumer, nowMs: () => 0, onError });

describeBusContract('over the outbox, between processes', async () => {
  pairs += 1;
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  return { publisher: busOf(`publisher-${pairs}`, onError), subscriber: busOf(`subscriber-${pairs}`, onError), errors };
});

test('a message published while a process is down arrives when it is back', async () => {
  const first = busOf('desk', () => undefined);
  await first.subscribe('t.>', () => undefined);
  await first.close();
  const publisher = busOf('elsewhere', () => undefined);
  await publisher.publish('t.missed', 'k', { n: 1 });
  const second = busOf('desk', () => undefined);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await second.subscribe('t.>', ({ payload }) => resolve(payload));
  expect(await promise).toEqual({ n: 1 });
  await second.close();
});

test('a process that only publishes has no position in the outbox', async () => {
  const publisher = busOf('only-publishes', () => undefined);
  await publisher.publish('t.x', '', {});
  await publisher.close();
  const { rows } = await storage.database.pool.query(`select * from outbox_cursor where consumer = 'only-publishes'`);
  expect(rows).toEqual([]);
});

test('the relay carries committed messages onto a bus, and tries again while the bus is full', async () => {
  const bus = createInProcessBus({ onError: () => undefined, queueLimit: 1 });
  const seen: string[] = [];
  const errors: unknown[] = [];
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: allSeen, resolve: markAllSeen } = Promise.withResolvers<void>();
  await bus.subscribe('t.>', async ({ key }) => {
    await mayGoOn;
    seen.push(key);
    if (key === '3') markAllSeen();
  });
  const onError = (error: unknown): void => {
    errors.push(error);
    goOn();
  };
  const relay = startOutboxRelay({ database: storage.database, bus, consumer: 'relay', onError });
  await relay.ready;
  const messages = ['1', '2', '3'].map((key) => ({ topic: 't.x', key, payload: {} }));
  await transaction(storage.database, (tx) => appendToOutbox(tx.db, messages, 0));
  await allSeen;
  await relay.close();
  await bus.close();
  expect(seen).toEqual(['1', '2', '3']);
  expect(errors[0]).toMatchObject({ name: 'BusFullError' });
});
