import { expect, it } from 'vitest';
import { ReadQueue } from './read-queue.ts';

const scope = { accounts: ['A'], alloc_accounts: [], market_data_permit: false };

function setUp() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const errors: unknown[] = [];
  const queue = new ReadQueue({
    read: ({ id }) => {
      begun.push(id);
      return new Promise((resolve, reject) => ends.push(() => (id === 13 ? reject(new Error('bad')) : resolve())));
    },
    onError: (error) => errors.push(error),
  });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, errors, end };
}

it('a hundred orders asked for at once are read two at a time', async () => {
  const { queue, begun, end } = setUp();
  for (let id = 1; id <= 100; id += 1) queue.add(id, scope);
  expect(begun).toEqual([1, 2]);
  await end();
  expect(begun).toEqual([1, 2, 3]);
});

it('the same order is read once while it waits, and not at all when nobody looks any more', async () => {
  const { queue, begun, end } = setUp();
  queue.add(1, scope);
  queue.add(2, scope);
  const stop = queue.add(3, scope);
  queue.add(4, scope);
  queue.add(4, scope);
  stop();
  await end();
  await end();
  await end();
  expect(begun).toEqual([1, 2, 4]);
});

it('an order that cannot be read is told, and the next ones are read', async () => {
  const { queue, begun, errors, end } = setUp();
  for (const id of [13, 14, 15]) queue.add(id, scope);
  await end();
  expect(errors).toHaveLength(1);
  expect(begun).toEqual([13, 14, 15]);
});
