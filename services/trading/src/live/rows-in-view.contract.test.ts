import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { afterEach, expect, it } from 'vitest';
import type { Sight } from './sight.ts';
import { type Desk, startDesk } from './testing.ts';
import type { TopicSource } from './topic-source.ts';

let desk: Desk;

afterEach(() => desk.stop());

/** Child orders by id, each with its parent order. */
const CHILDREN = new Map<RowKey, readonly [number, number]>([
  [11, [11, 1]],
  [12, [12, 1]],
  [21, [21, 2]],
]);

const childOrders: TopicSource = {
  fields: ['child_order_numeric_id', 'parent_order_numeric_id'],
  scope: 'desk',
  open: () => ({ keys: () => CHILDREN.keys(), row: (key) => CHILDREN.get(key), close: () => undefined }),
};

/** What is on each screen, by the order in which the screens came. */
class Screens implements Sight {
  readonly viewers: object[] = [];
  readonly seen = new Map<object, readonly number[]>();

  see(viewer: object, orderIds: readonly number[]): void {
    if (!this.seen.has(viewer)) this.viewers.push(viewer);
    this.seen.set(viewer, orderIds);
  }

  leave(viewer: object): void {
    this.seen.delete(viewer);
  }
}

async function watchedDesk() {
  const sight = new Screens();
  desk = await startDesk({ sources: { child_orders: childOrders }, sight });
  const client = await desk.connect();
  await client.login();
  client.send('subscribe', { id: 's1', topic: 'child_orders', params: {} });
  await client.next('snapshot');
  const look = async (keys: readonly unknown[], id = 's1') => {
    client.send('rows_in_view', { id, keys });
    await client.settle();
  };
  return { sight, client, look };
}

it('hears which orders are on a screen, each once, and nothing of rows that it does not send', async () => {
  const { sight, look } = await watchedDesk();
  await look([11, 12, 99, 'x']);
  expect([...sight.seen.values()]).toEqual([[1]]);
  await look([21, 12]);
  expect([...sight.seen.values()]).toEqual([[2, 1]]);
});

it('hears of the end of a subscription, and ignores one that it does not have', async () => {
  const { sight, client, look } = await watchedDesk();
  await look([11]);
  await look([11], 's7');
  expect(sight.viewers).toHaveLength(1);
  client.send('unsubscribe', { id: 's1' });
  await client.settle();
  expect(sight.seen.size).toBe(0);
});

it('forgets the screen of a page that is gone', async () => {
  const { sight, client, look } = await watchedDesk();
  await look([11]);
  client.socket.close();
  await client.closed;
  await expect.poll(() => sight.seen.size).toBe(0);
});

it('refuses more rows than a screen has', async () => {
  const { sight, client } = await watchedDesk();
  client.send('rows_in_view', { id: 's1', keys: Array.from({ length: 201 }, (_, nth) => nth) });
  expect(await client.next('result')).toMatchObject({ id: 's1', ok: false, code: 'bad-payload' });
  expect(sight.seen.size).toBe(0);
});
