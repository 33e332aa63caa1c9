import { expect, it } from 'vitest';
import type { Parent } from '../kernel/state/parent.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import { LogFeed } from './log-feed.ts';

function planned(order: Parent, isVolumeCapConstrained: boolean, atMs: number): Parameters<LogFeed['entriesOf']>[0] {
  if (order.plan === null) throw new Error('The order has no plan');
  const plan = { ...order.plan, isVolumeCapConstrained };
  const event = { v: 1, kind: 'PlanRecorded', parentId: order.id, atMs, plan } as const;
  const change = { journaled: { seq: 1, event }, parent: { ...order, plan }, children: [], execution: null };
  return { changes: [change], evictedParentIds: [] };
}

it('says so too when the decision came with a child order', async () => {
  const desk = await openTestDesk();
  const { id } = await desk.newOrder();
  const created = (await desk.journal.readOrder(id)).find(({ event }) => event.kind === 'ChildCreated');
  const order = desk.kernel.published.orders.parent(id);
  if (created?.event.kind !== 'ChildCreated' || order.plan === null) throw new Error('The order has no child order');
  const plan = { ...order.plan, isVolumeCapConstrained: true };
  const journaled = { seq: 1, event: { ...created.event, decided: { plan } } };
  const change = { journaled, parent: { ...order, plan }, children: [], execution: null };
  const feed = new LogFeed({ instruments: TEST_INSTRUMENTS }, []);
  const entries = feed.entriesOf({ changes: [change], evictedParentIds: [] });
  expect(entries).toMatchObject([{ log_message: 'At its volume cap', scope: 'parent', log_level: 'warning' }]);
});

it('says of an order at its cap that it is held back, and counts how often within a minute', async () => {
  const desk = await openTestDesk();
  const { id } = await desk.newOrder();
  const order = desk.kernel.published.orders.parent(id);
  const feed = new LogFeed({ instruments: TEST_INSTRUMENTS }, []);
  const messages = (told: ReturnType<typeof planned>) => feed.entriesOf(told).map(({ log_message }) => log_message);
  expect(messages(planned(order, true, 0))).toEqual(['At its volume cap']);
  for (const atMs of [10_000, 20_000]) {
    expect(messages(planned(order, false, atMs))).toEqual([]);
    expect(messages(planned(order, true, atMs + 1))).toEqual([]);
  }
  expect(feed.heldBack(60_000).map(({ log_message }) => log_message)).toEqual([
    'At its volume cap (2 in the last minute)',
  ]);
});
