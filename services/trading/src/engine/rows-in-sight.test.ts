import { expect, it } from 'vitest';
import { rowContextOf } from '../kernel/rows/kernel-rows.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import { createTopicTables } from '../topics/tables/topic-tables.ts';
import { childCells, parentCells } from './engine-rows.ts';
import { RowPublisher } from './row-publisher.ts';

/** What a look at the clock takes on a desk that is so busy that all work has to rest for long. */
const SLOW_MS = 10;
/** Longer than anything rests. */
const LONG_MS = 10_000;

/** Two orders at work on a busy desk. */
async function busyDesk() {
  const desk = await openTestDesk();
  const { kernel, market, clock } = desk;
  const { orders } = kernel.published;
  let isBusy = false;
  const nowMs = () => {
    if (isBusy) clock.nowMs += SLOW_MS;
    return clock.nowMs;
  };
  const forecast = { shareAt: () => 0.5, expectedDayLots: () => 1_000_000 };
  const world = { kernel, market, instruments: TEST_INSTRUMENTS, fx: () => 1, forecast, brokerOf: () => null };
  const context = rowContextOf({ ...world, nowMs });
  const tables = createTopicTables();
  const publisher = new RowPublisher({
    orders,
    context,
    depthOf: (instrument) => market.depth(instrument),
    post: (batch) => tables.apply(batch),
  });
  publisher.begin();
  kernel.subscribe((committed) => publisher.see(committed));
  const [one, other] = [(await desk.newOrder({ order_qty: 900 })).id, (await desk.newOrder({ order_qty: 900 })).id];
  const flush = (afterMs: number) => {
    clock.nowMs += afterMs;
    isBusy = true;
    publisher.flush(clock.nowMs, true);
    isBusy = false;
    publisher.taken();
  };
  const fill = async () => {
    for (const { id } of [one, other].flatMap((parentId) => orders.openChildrenOf(parentId))) desk.venue.fill(id, 1);
    await desk.settle();
  };
  const isNew = (id: number) => {
    const shown = tables.parent_orders.row(id);
    const { row } = parentCells(orders.parent(id), { ...context, nowMs: () => clock.nowMs });
    const counts = (cells: typeof row | undefined) => cells?.filter((cell) => typeof cell !== 'string');
    return JSON.stringify(counts(shown)) === JSON.stringify(counts(row));
  };
  const isChildNew = (parentId: number) =>
    orders
      .openChildrenOf(parentId)
      .every(
        (child) =>
          JSON.stringify(tables.child_orders.row(child.id)) ===
          JSON.stringify(childCells(orders.parent(parentId), child, context).row),
      );
  for (let nth = 0; nth < 5; nth += 1) flush(LONG_MS);
  for (const { id } of [one, other].flatMap((parentId) => orders.openChildrenOf(parentId))) desk.venue.accept(id);
  await desk.settle();
  await fill();
  flush(LONG_MS);
  /** With one of the orders on a screen, and soon after rows of all others were made. */
  const moveMarket = () => {
    publisher.watchOrders([one]);
    publisher.marketsMoved([0]);
    flush(LONG_MS);
    market.move(0, { lastTicks: 9_951, dayLots: 5_000 });
    publisher.marketsMoved([0]);
    flush(100);
  };
  return { desk, publisher, one, other, flush, fill, moveMarket, isNew, isChildNew };
}

it('shows fills of an order on a screen while those of others rest, and these later', async () => {
  const { publisher, one, other, flush, fill, isNew, isChildNew } = await busyDesk();
  publisher.watchOrders([one]);
  await fill();
  flush(100);
  expect([isNew(one), isNew(other), isChildNew(one), isChildNew(other)]).toEqual([true, false, true, false]);
  flush(LONG_MS);
  flush(LONG_MS);
  expect([isNew(other), isChildNew(other)]).toEqual([true, true]);
});

it('shows a moved market in an order on a screen while others rest, and in these later', async () => {
  const { one, other, flush, moveMarket, isNew } = await busyDesk();
  moveMarket();
  expect([isNew(one), isNew(other)]).toEqual([true, false]);
  for (let nth = 0; nth < 5; nth += 1) flush(LONG_MS);
  expect(isNew(other)).toBe(true);
});

it('shows an order as it is as soon as somebody scrolls to it', async () => {
  const { publisher, other, flush, moveMarket, isNew } = await busyDesk();
  moveMarket();
  expect(isNew(other)).toBe(false);
  publisher.watchOrders([other]);
  flush(100);
  expect(isNew(other)).toBe(true);
});

it('shows what a person did to any order at once', async () => {
  const { desk, publisher, one, other, flush, fill, isNew } = await busyDesk();
  publisher.watchOrders([one]);
  await fill();
  await desk.do({ name: 'order.pause', args: { parent_order_numeric_ids: [other] } });
  flush(100);
  expect(isNew(other)).toBe(true);
});
