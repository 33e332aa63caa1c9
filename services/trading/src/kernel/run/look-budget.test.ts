import { expect, it } from 'vitest';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import { NEW_ORDER, openTestDesk } from '../testing/test-desk.ts';
import { BY_CLOCK, BY_MARKET } from '../events/cause.ts';
import { BUSY_ORDERS, LookBudget, MAX_WOKEN } from './look-budget.ts';

it('looks at the orders of a busy desk in turn, and at once at the one that a person sends', async () => {
  const desk = await openTestDesk();
  const { kernel, venue } = desk;
  const { orders } = kernel.published;
  const ids: number[] = [];
  for (let count = 0; count < 4 * MAX_WOKEN; count += 1) {
    const { id } = await desk.newOrder({ order_qty: 1_000 + ids.length });
    ids.push(id);
    for (const child of orders.childIdsOf(id)) venue.accept(child);
  }
  await desk.wait(100);
  expect(kernel.isBehind).toBe(false);

  for (const id of ids) for (const child of orders.childIdsOf(id)) venue.fill(child, 100);
  await desk.settle();
  const withNext = () => ids.filter((id) => orders.childIdsOf(id).length === 2);
  expect(kernel.isBehind).toBe(true);
  expect(withNext().length).toBeLessThan(ids.length);
  const { id } = await desk.newOrder({ order_qty: 1_000 + ids.length });
  expect(orders.childIdsOf(id)).toHaveLength(1);

  // Whoever waits longest is looked at first.
  const before = withNext();
  await desk.wait(25);
  const woken = withNext().filter((other) => !before.includes(other));
  expect(woken).toEqual(ids.filter((other) => !before.includes(other)).slice(0, woken.length));
  expect(woken).toHaveLength(MAX_WOKEN);
  for (let tick = 0; tick < ids.length / MAX_WOKEN; tick += 1) await desk.wait(25);
  expect(withNext()).toEqual(ids);
  expect(kernel.isBehind).toBe(false);
});

it('looks at an order that ends soon before all others that wait', async () => {
  const desk = await openTestDesk();
  const { kernel, venue, clock } = desk;
  const { orders } = kernel.published;
  const ids: number[] = [];
  for (let count = 0; count < 4 * MAX_WOKEN; count += 1)
    ids.push((await desk.newOrder({ order_qty: 1_000 + count })).id);
  const { id: ending } = await desk.newOrder({ order_qty: 1_000 + ids.length, end_time: String(clock.nowMs + 25_000) });
  for (const id of [...ids, ending]) for (const child of orders.childIdsOf(id)) venue.accept(child);
  await desk.wait(100);
  for (const id of [...ids, ending]) for (const child of orders.childIdsOf(id)) venue.fill(child, 100);
  await desk.settle();
  expect(orders.childIdsOf(ending)).toHaveLength(1);
  await desk.wait(25);
  expect(orders.childIdsOf(ending)).toHaveLength(2);
  expect(kernel.isBehind).toBe(true);
});

it('lets orders to which something happens be looked at beside those that wait', () => {
  const looks = new LookBudget(() => 0);
  looks.renew(MAX_WOKEN);
  for (let woken = 0; woken < MAX_WOKEN; woken += 1) expect(looks.take(BY_CLOCK, 600)).toBe(true);
  expect(looks.isBehind).toBe(true);
  expect(looks.take(BY_MARKET, 600)).toBe(true);
});

it('leaves what follows from a report to the next tick of a busy desk, where several reports need one look', () => {
  const looks = new LookBudget(() => 0);
  const report = { kind: 'report', report: 'filled', childId: 1 } as const;
  expect([looks.take(report, BUSY_ORDERS - 1), looks.take(report, BUSY_ORDERS)]).toEqual([true, false]);
  expect(looks.take(BY_CLOCK, BUSY_ORDERS)).toBe(true);
  expect(looks.isBehind).toBe(false);
});

it('acknowledges every order of a busy moment with the same commit', async () => {
  const sizes: number[] = [];
  const journal = createMemoryJournal({ beforeCommit: async (events) => void sizes.push(events.length) });
  const desk = await openTestDesk({ journal });
  await desk.settle();
  sizes.length = 0;
  const orders = Array.from({ length: 500 }, (_, nth) => ({ ...NEW_ORDER, order_qty: 1_000 + nth }));
  const answers = orders.map((args) => desk.send(desk.command({ name: 'order.new', args })));
  await Promise.all(answers);
  // The second says that the child orders have left.
  expect(sizes).toEqual([5 * 500, 500]);
});

it('looks at the orders of a turn for a while and at the others with the next, when each look takes long', () => {
  let clockMs = 0;
  const looks = new LookBudget(() => clockMs);
  looks.begin();
  let taken = 0;
  while (looks.take(BY_CLOCK, 100)) {
    taken += 1;
    clockMs += 10;
  }
  expect(taken).toBe(3);
  expect([looks.isBehind, looks.isSlow]).toEqual([true, true]);
  looks.renew(taken);
  looks.begin();
  expect([looks.isBehind, looks.isSlow, looks.take(BY_CLOCK, 100)]).toEqual([false, false, true]);
});

/** Sends so many orders and moves their market. When, after that, the last of them takes its child order back. */
async function lastReactsAfterMs(count: number): Promise<number> {
  const desk = await openTestDesk();
  const { venue, market, clock } = desk;
  const { orders } = desk.kernel.published;
  for (let sent = 0; sent < count; sent += 100) {
    const args = Array.from({ length: 100 }, (_, nth) => ({ ...NEW_ORDER, order_qty: 100 + sent + nth }));
    await Promise.all(args.map((each) => desk.send(desk.command({ name: 'order.new', args: each }))));
    await desk.settle();
  }
  for (const child of orders.openChildIds()) venue.accept(child);
  const { instrument } = desk.parent(count).terms;
  const { bidTicks, askTicks } = market.view(instrument);
  market.move(instrument, { bidTicks: (bidTicks ?? 0) - 1, askTicks: (askTicks ?? 0) - 1 });
  const sentMs = clock.nowMs;
  while (orders.openChildrenOf(count).every(({ status }) => status !== 'PendingCancel')) await desk.wait(25);
  return clock.nowMs - sentMs;
}

it('lets an order of a large desk rest after it sent a child order too, and that of a small one for a second', async () => {
  expect(await lastReactsAfterMs(100)).toBe(1_000);
  expect(await lastReactsAfterMs(2 * BUSY_ORDERS)).toBe(BUSY_ORDERS);
});
