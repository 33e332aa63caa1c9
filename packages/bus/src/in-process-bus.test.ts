import { expect, test } from 'vitest';
import { BusFullError } from './bus.ts';
import { createInProcessBus } from './in-process-bus.ts';
import { describeBusContract } from './testing/bus-contract.ts';

describeBusContract('in one process', async () => {
  const errors: unknown[] = [];
  const bus = createInProcessBus({ onError: (error) => errors.push(error) });
  return { publisher: bus, subscriber: bus, errors };
});

test('a full queue refuses the message for all subscribers until there is room', async () => {
  const bus = createInProcessBus({ onError: () => undefined, queueLimit: 2 });
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const slow: string[] = [];
  const quick: string[] = [];
  await bus.subscribe('t', async ({ key }) => {
    await mayGoOn;
    slow.push(key);
  });
  await bus.subscribe('t', ({ key }) => void quick.push(key));
  await bus.publish('t', '1', {});
  await bus.publish('t', '2', {});
  await expect(bus.publish('t', '3', {})).rejects.toThrow(BusFullError);
  goOn();
  await bus.subscribe('other', () => undefined);
  while (slow.length < 2) await Promise.resolve();
  await bus.publish('t', '4', {});
  await bus.close();
  expect([slow, quick]).toEqual([
    ['1', '2', '4'],
    ['1', '2', '4'],
  ]);
});

test('closing first delivers accepted messages', async () => {
  const bus = createInProcessBus({ onError: () => undefined });
  const seen: string[] = [];
  await bus.subscribe('t', ({ key }) => void seen.push(key));
  for (const key of ['1', '2', '3']) await bus.publish('t', key, {});
  await bus.close();
  expect(seen).toEqual(['1', '2', '3']);
});

test('a handler may publish to its own topic', async () => {
  const bus = createInProcessBus({ onError: () => undefined });
  const { promise: done, resolve } = Promise.withResolvers<void>();
  await bus.subscribe('t', async ({ payload }) => {
    if (payload === 3) resolve();
    else await bus.publish('t', '', Number(payload) + 1);
  });
  await bus.publish('t', '', 0);
  await expect(done).resolves.toBeUndefined();
  await bus.close();
});
