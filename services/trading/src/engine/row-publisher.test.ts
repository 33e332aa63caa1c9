import { expect, it } from 'vitest';
import { rowContextOf } from '../kernel/rows/kernel-rows.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import type { RowBatch, TableName } from '../topics/row-batch.ts';
import { createTopicTables } from '../topics/tables/topic-tables.ts';
import { childCells, parentCells } from './engine-rows.ts';
import { RowPublisher } from './row-publisher.ts';

function keysIn(batch: RowBatch | undefined, table: TableName) {
  return batch?.tables[table]?.upserts.map(([key]) => key) ?? [];
}

/** A publisher, with more orders than fit into a few batches unless told. */
async function startedPublisher(orderCount = 1_400) {
  const desk = await openTestDesk();
  for (let n = 0; n < orderCount; n += 1) await desk.newOrder({ strat: 'Staging', order_qty: 1 + n });
  await desk.newOrder();
  const { kernel, market, clock } = desk;
  /** How long a row of an order takes. */
  const rowMs = { value: 0 };
  const context = rowContextOf({
    kernel,
    market,
    instruments: TEST_INSTRUMENTS,
    fx: () => {
      clock.nowMs += rowMs.value;
      return 1;
    },
    forecast: { shareAt: () => 0.5, expectedDayLots: () => 1_000_000 },
    brokerOf: () => null,
    nowMs: () => clock.nowMs,
  });
  const posted: RowBatch[] = [];
  const { orders } = kernel.published;
  const publisher = new RowPublisher({
    orders,
    context,
    depthOf: (instrument) => market.depth(instrument),
    post: (batch) => posted.push(batch),
  });
  publisher.begin();
  kernel.subscribe((committed) => publisher.see(committed));
  const shown = (table: TableName) => new Set(posted.flatMap((batch) => keysIn(batch, table)));
  return { desk, publisher, posted, orders, shown, context, rowMs };
}

it('shows everything that was there, a batch as soon as the one before is taken', async () => {
  const { publisher, posted, orders, shown } = await startedPublisher();
  publisher.flush(1, false);
  for (let taken = 0; taken < posted.length; taken += 1) publisher.taken();
  expect(shown('parent_orders')).toEqual(new Set(orders.parents.keys()));
  expect(shown('child_orders')).toEqual(new Set(orders.children.keys()));
  expect(posted.length).toBeGreaterThan(3);
});

it('is behind until every order from before the start is shown, whatever else follows', async () => {
  const { publisher, posted, orders, shown } = await startedPublisher();
  publisher.flush(1, false);
  expect(publisher.backlog.isBehind).toBe(true);
  for (let taken = 0; publisher.backlog.isBehind && taken < posted.length; taken += 1) publisher.taken();
  expect(publisher.backlog.isBehind).toBe(false);
  expect(shown('parent_orders')).toEqual(new Set(orders.parents.keys()));
});

it('shows an order that comes after the start before those that wait since', async () => {
  const { desk, publisher, posted } = await startedPublisher();
  publisher.flush(1, false);
  const { id } = await desk.newOrder();
  publisher.taken();
  expect(keysIn(posted[1], 'parent_orders')[0]).toBe(id);
});

it('sends no more than two batches ahead of the reader, and four while orders are not shown', async () => {
  const { desk, publisher, posted } = await startedPublisher(2_000);
  for (let step = 0; step < 9; step += 1) publisher.flush(step, false);
  expect([publisher.backlog.isBehind, posted.length]).toEqual([true, 4]);
  for (let taken = 0; taken < posted.length; taken += 1) publisher.taken();
  expect(publisher.backlog.isBehind).toBe(false);
  posted.length = 0;
  for (let step = 0; step < 5; step += 1) {
    await desk.newOrder();
    publisher.flush(step, false);
  }
  expect(posted).toHaveLength(2);
});

it('sends a book while somebody looks at it, and only what changed of it', async () => {
  const { desk, publisher, posted } = await startedPublisher(5);
  const depth = () => posted.flatMap(({ tables }) => tables.market_depth ?? []);
  const flush = () => {
    // What was there at the start goes first.
    for (let batch = 0; batch < 20; batch += 1) publisher.taken();
    publisher.flush(1, true);
  };
  flush();
  expect(depth()).toEqual([]);
  publisher.watchDepth(['ACME']);
  flush();
  expect(depth().flatMap(({ upserts }) => upserts.map(([symbol]) => symbol))).toEqual(['ACME']);
  desk.market.move(0, { bidLots: 77 });
  flush();
  const patches = depth().flatMap((change) => change.patches);
  expect(patches.map((patch) => [patch[0], patch.at(-1)])).toEqual([['ACME', 77]]);
});

it('shows a working order as it is after its market moved, and after everything that happened to it', async () => {
  const { desk, publisher, posted, orders, context } = await startedPublisher(5);
  const tables = createTopicTables();
  const { id } = await desk.newOrder({ order_qty: 900 });
  const flush = () => {
    publisher.flush(1, true);
    for (; posted.length > 0; publisher.taken()) for (const batch of posted.splice(0, 1)) tables.apply(batch);
  };
  const expectShown = () => {
    flush();
    expect(tables.parent_orders.row(id)).toEqual(parentCells(orders.parent(id), context).row);
    const children = orders.openChildrenOf(id);
    expect(children.map((child) => tables.child_orders.row(child.id))).toEqual(
      children.map((child) => childCells(orders.parent(id), child, context).row),
    );
    expect(children).not.toEqual([]);
  };
  flush();
  for (let nth = 1; nth <= 3; nth += 1) {
    desk.market.move(0, { lastTicks: 9_950 + nth, bidLots: nth, dayLots: 1_000 * nth });
    publisher.marketsMoved([0]);
    expectShown();
    await desk.do({ name: 'order.note', args: { parent_order_numeric_ids: [id], note: `Note ${nth}` } });
    publisher.marketsMoved([0]);
    expectShown();
  }
  await desk.do({ name: 'order.pause', args: { parent_order_numeric_ids: [id] } });
  flush();
  expect(tables.parent_orders.row(id)).toEqual(parentCells(orders.parent(id), context).row);
});

it('shows a fill at once, however many other orders have changed', async () => {
  const { desk, publisher, orders, shown } = await startedPublisher();
  for (let batch = 0; batch < 20; batch += 1) publisher.taken();
  const { id } = await desk.newOrder({ order_qty: 900 });
  const [childId = -1] = orders.childIdsOf(id);
  const others = [...orders.parents.keys()].filter((other) => other !== id);
  await desk.do({ name: 'order.note', args: { parent_order_numeric_ids: others, note: 'All of them' } });
  desk.venue.accept(childId);
  desk.venue.fill(childId, 1);
  await desk.settle();
  publisher.flush(1, false);
  publisher.flush(2, false);
  expect(shown('executions').size).toBe(1);
});

it('publishes the steps of an order only while somebody looks at them', async () => {
  const { desk, publisher, posted, shown } = await startedPublisher(5);
  for (let batch = 0; batch < 20; batch += 1) publisher.taken();
  const { id } = await desk.newOrder();
  const note = (text: string) => desk.do({ name: 'order.note', args: { parent_order_numeric_ids: [id], note: text } });
  await note('Nobody looks');
  publisher.flush(1, false);
  expect(shown('audit').size).toBe(0);
  publisher.watchAudit([id]);
  await note('Somebody looks');
  publisher.flush(2, false);
  const rows = posted.flatMap(({ tables }) => tables.audit?.upserts ?? []);
  expect(rows.map((row) => row.includes('Somebody looks'))).toEqual([true]);
});

it('shows every fill of a busy moment with the next batches', async () => {
  const { desk, publisher, orders, shown } = await startedPublisher();
  for (let batch = 0; batch < 20; batch += 1) publisher.taken();
  const ids: number[] = [];
  for (let count = 0; count < 9; count += 1) ids.push((await desk.newOrder({ order_qty: 900 })).id);
  const children = ids.flatMap((id) => orders.childIdsOf(id));
  for (const child of children) {
    desk.venue.accept(child);
    for (let fill = 0; fill < 90; fill += 1) desk.venue.fill(child, 1);
  }
  await desk.settle();
  publisher.flush(1, false);
  publisher.flush(2, false);
  expect(shown('executions').size).toBe(810);
});

it('shows a child order of a large desk once for all that happened to it within a moment', async () => {
  const { desk, publisher, posted, orders, shown, context } = await startedPublisher(500);
  for (let batch = 0; batch < 20; batch += 1) publisher.taken();
  const { id } = await desk.newOrder({ order_qty: 900 });
  const [childId = -1] = orders.childIdsOf(id);
  publisher.flush(1, false);
  publisher.taken();
  desk.venue.accept(childId);
  desk.venue.fill(childId, orders.child(childId).terms.lots);
  await desk.settle();
  expect(shown('child_orders').has(childId)).toBe(false);
  desk.clock.nowMs += 60;
  publisher.flush(2, false);
  const rows = posted.flatMap(({ tables }) => tables.child_orders?.upserts ?? []).filter(([key]) => key === childId);
  expect(rows).toEqual([childCells(orders.parent(id), orders.child(childId), context).row]);
});

it('sends a batch in time while every row takes long, and all of them in the end', async () => {
  const { desk, publisher, posted, orders, rowMs } = await startedPublisher(300);
  for (let batch = 0; batch < 20; batch += 1) publisher.taken();
  posted.length = 0;
  desk.market.move(0, { lastTicks: 9_951, dayLots: 5_000 });
  publisher.marketsMoved([0]);
  rowMs.value = 5;
  const flush = () => {
    const beganMs = desk.clock.nowMs;
    publisher.flush(beganMs, true);
    publisher.taken();
    const tookMs = desk.clock.nowMs - beganMs;
    desk.clock.nowMs += 10_000;
    return tookMs;
  };
  const longestMs = Math.max(...Array.from({ length: 300 }, flush));
  const moved = posted.flatMap(({ tables }) => tables.parent_orders?.patches.map(([key]) => key) ?? []);
  expect(new Set(moved)).toEqual(new Set(orders.parents.keys()));
  expect(longestMs).toBeLessThanOrEqual(60);
});
