import { describe, expect, it } from 'vitest';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import type { AlgoRunner } from '../ports.ts';
import { auditTypes, statusOf } from '../testing/order-history.ts';
import { testAlgoRunner } from '../testing/test-algos.ts';
import { ADMIN, NEW_ORDER, openTestDesk, TRADER } from '../testing/test-desk.ts';
import { TEST_DAY } from '../testing/test-market.ts';

describe('nothing leaves before it is durable', () => {
  it('[OL3] neither an answer nor a child nor a change', async () => {
    const { promise: mayCommit, resolve: letCommit } = Promise.withResolvers<void>();
    const desk = await openTestDesk();
    await desk.settle();
    const held = await openTestDesk({ journal: createMemoryJournal({ beforeCommit: () => mayCommit }) });
    const seen: string[] = [];
    held.kernel.subscribe(() => seen.push('change'));
    held.kernel.submit(held.command({ name: 'order.new', args: NEW_ORDER }), TRADER, () => seen.push('answer'));
    // Another desk gets through all it has to do while this one waits for its disk.
    await desk.newOrder();
    expect(desk.venue.submitted).toHaveLength(1);
    expect([seen, held.venue.submitted, held.kernel.published.orders.parents.size]).toEqual([[], [], 0]);
    letCommit();
    await held.settle();
    expect(new Set(seen)).toEqual(new Set(['answer', 'change']));
    expect(held.venue.submitted).toHaveLength(1);
  });

  it('[OL3] stops for good when a write fails, and says so to who comes after', async () => {
    let isDiskFull = false;
    const beforeCommit = async () => {
      if (isDiskFull) throw new Error('disk full');
    };
    const desk = await openTestDesk({ journal: createMemoryJournal({ beforeCommit }) });
    await desk.settle();
    isDiskFull = true;
    const answers: unknown[] = [];
    desk.kernel.submit(desk.command({ name: 'order.new', args: NEW_ORDER }), TRADER, (answer) => answers.push(answer));
    await desk.settle();
    expect(desk.failures).toMatchObject([{ message: 'disk full' }]);
    expect([answers, desk.venue.submitted]).toEqual([[], []]);
    expect(await desk.send(desk.command({ name: 'order.new', args: NEW_ORDER }))).toMatchObject({
      code: 'engine-stopped',
    });
  });

  it('a listener that throws stops nobody', async () => {
    const desk = await openTestDesk();
    const seen: number[] = [];
    desk.kernel.subscribe(() => {
      throw new Error('not my day');
    });
    desk.kernel.subscribe(({ lastSeq }) => seen.push(lastSeq));
    await desk.newOrder();
    expect(seen.at(-1)).toBe(desk.kernel.committedSeq);
    expect(desk.problems[0]).toMatchObject({ kind: 'listener' });
    expect(desk.failures).toEqual([]);
  });

  it('[OL5] refuses commands while too much waits for the disk', async () => {
    const { promise: mayCommit, resolve: letCommit } = Promise.withResolvers<void>();
    const journal = createMemoryJournal({ beforeCommit: () => mayCommit });
    const desk = await openTestDesk({ journal, kernel: { maxWaitingEvents: 10, maxBatchEvents: 1 } });
    const answers = Array.from({ length: 5 }, () => desk.send(desk.command({ name: 'order.new', args: NEW_ORDER })));
    letCommit();
    const codes = (await Promise.all(answers)).map(({ code }) => code);
    expect(codes).toContain('busy');
    expect(codes).toContain(null);
  });
});

describe('an algorithm', () => {
  it('[OL13] that fails pauses its own order and no other', async () => {
    const desk = await openTestDesk();
    const broken = await desk.newOrder({ strat: 'broken' });
    const other = await desk.newOrder();
    expect(desk.parent(broken.id).isAutoTrading).toBe(false);
    expect(desk.venue.submitted.map(({ childId }) => childId)).toEqual([1]);
    expect(desk.parent(other.id).isAutoTrading).toBe(true);
    expect(await auditTypes(desk, broken.id)).toContain('STRATEGY PARAMETER CHANGE');
  });

  it('[OL11] never gets a child beyond the limit, whatever it wants', async () => {
    const desk = await openTestDesk();
    await desk.newOrder({ limit_price: 99.5 });
    expect(desk.venue.last).toMatchObject({ limitTicks: 9_950, kind: 'limit' });
  });

  it('[OL12] is asked again when the market moves, and replaces by cancel first', async () => {
    const desk = await openTestDesk();
    await desk.newOrder();
    desk.venue.accept(1);
    await desk.settle();
    desk.clock.nowMs += 300;
    desk.market.move(0, { bidTicks: 10_003, askTicks: 10_004 });
    await desk.settle();
    expect([desk.venue.cancelled, desk.venue.submitted.length]).toEqual([[1], 1]);
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(desk.venue.last).toMatchObject({ childId: 2, limitTicks: 10_003 });
  });

  it('[OL33] is asked at once when volume leaves its order behind, and does not wait until it has rested', async () => {
    const asked: number[] = [];
    const algos: AlgoRunner = {
      ...testAlgoRunner,
      decide: (algo, input, state) => {
        asked.push(input.market.dayLots);
        return { ...testAlgoRunner.decide(algo, input, state), lateAtDayLots: input.market.dayLots + 1_000 };
      },
    };
    const desk = await openTestDesk({ kernel: { algos } });
    await desk.newOrder({ strat: 'idle' });
    const began = desk.market.view(0).dayLots;
    for (const dayLots of [999, 1_000, 1_500, 2_000]) {
      desk.clock.nowMs += 1;
      desk.market.move(0, { dayLots: began + dayLots });
      await desk.settle();
    }
    expect(asked.map((dayLots) => dayLots - began)).toEqual([0, 1_000, 2_000]);
  });

  it('firms up an invitation with a child of its own', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'block' });
    desk.venue.accept(1);
    desk.venue.invite(1, 300, 500);
    await desk.settle();
    expect(desk.venue.last).toMatchObject({ childId: 2, kind: 'firm-up', lots: 300 });
    expect(desk.kernel.published.orders.child(1)).toMatchObject({ status: 'Cancelled', invitation: { lots: 300 } });
    desk.venue.fill(2, 300);
    await desk.wait(600);
    expect(desk.venue.last).toMatchObject({ childId: 3, kind: 'conditional', lots: 700 });
    expect(desk.parent(id).fills.own.lots).toBe(300);
  });

  it('works both legs of a spread within its size', async () => {
    const desk = await openTestDesk();
    const spread = { exchange_symbol: 'ESZ6-ESH7', asset_class: 'FUTURE', asset_sub_class: 'CALENDAR SPREAD' } as const;
    const { id } = await desk.newOrder({ ...spread, strat: 'legging', order_qty: 5, limit_price: 0 });
    expect(desk.venue.submitted.map(({ instrument, side, lots }) => [instrument, side, lots])).toEqual([
      [2, 1, 5],
      [3, -1, 5],
    ]);
    desk.venue.fill(1, 5, 40_010);
    desk.venue.fill(2, 3, 40_000);
    await desk.settle();
    expect(desk.parent(id).fills).toMatchObject({ own: { lots: 0 }, near: { lots: 5 }, far: { lots: 3 } });
    desk.venue.fill(2, 2, 40_000);
    await desk.settle();
    expect(statusOf(desk, id)).toBe('FILLED');
  });
});

describe('venues', () => {
  it('[OL16] that refuse are left alone for longer each time, and end the order at last', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.reject(1, 'halted');
    await desk.wait(499);
    expect(desk.venue.submitted).toHaveLength(1);
    await desk.wait(1);
    expect(desk.venue.submitted).toHaveLength(2);
    for (let n = 2; n <= 20; n += 1) {
      desk.venue.reject(n, 'halted');
      await desk.wait(60_000);
    }
    expect(statusOf(desk, id)).toBe('REJECTED');
    expect(desk.parent(id).diagnostic).toBe('Venues refused 20 child orders in a row: halted');
  });

  it('[OL17] that refuse a cancel are asked again after a while', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    desk.venue.rejectCancel(1);
    await desk.wait(4_999);
    expect(desk.venue.cancelled).toEqual([1]);
    await desk.wait(1);
    expect(desk.venue.cancelled).toEqual([1, 1]);
    desk.venue.rejectCancel(1);
    await desk.wait(9_999);
    expect(desk.venue.cancelled).toEqual([1, 1]);
    await desk.wait(1);
    for (let n = 0; n < 5; n += 1) {
      desk.venue.rejectCancel(1);
      await desk.wait(30_000);
    }
    expect(desk.venue.cancelled).toHaveLength(8);
  });

  it('[OL18] may cancel by themselves, and the order goes on', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    desk.venue.confirmCancel(1, false);
    await desk.settle();
    expect(await auditTypes(desk, id)).toContain('UNSOLICITED CANCEL');
    expect(desk.venue.submitted).toHaveLength(2);
  });

  it('[OL15] may say everything twice', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    desk.venue.accept(1);
    const fill = desk.venue.fill(1, 30);
    desk.venue.report(fill);
    desk.venue.confirmCancel(1);
    desk.venue.report({ kind: 'cancelled', childId: 1, atMs: 0, isSolicited: true, reason: '' });
    desk.venue.report(fill);
    await desk.settle();
    expect(desk.parent(id)).toMatchObject({ fills: { own: { lots: 30 } }, executionCount: 1, acceptedChildCount: 1 });
  });

  it('[OL19] that owe a fill after a cancel keep its lots reserved until it comes', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ order_qty: 100 });
    desk.venue.accept(1);
    const late = desk.venue.fill(1, 70, 20_000, true);
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(desk.venue.last).toMatchObject({ childId: 2, lots: 30 });
    desk.venue.report(late);
    desk.venue.fill(2, 30);
    await desk.settle();
    expect(statusOf(desk, id)).toBe('FILLED');
    expect(desk.parent(id).fills.own.lots).toBe(100);
  });

  it('[OL20] that speak of orders which are not ours are noted and passed over', async () => {
    const desk = await openTestDesk();
    desk.venue.report({ kind: 'accepted', childId: 77, atMs: 0 });
    await desk.settle();
    expect(desk.problems).toMatchObject([{ kind: 'report' }]);
  });
});

describe('the kill switch', () => {
  it('[OL24] stops new children, takes back the open ones, and names who does not answer', async () => {
    const desk = await openTestDesk();
    await desk.newOrder();
    await desk.newOrder();
    for (const id of [1, 2]) desk.venue.accept(id);
    await desk.settle();
    const off = {
      name: 'global_auto_trading.set',
      args: { global_auto_trading_status: false, reason: 'drill' },
    } as const;
    expect(await desk.do(off, ADMIN)).toMatchObject({
      ok: true,
      message: expect.stringContaining('2 open child orders'),
    });
    expect(desk.venue.cancelled).toEqual([1, 2]);
    desk.venue.confirmCancel(1);
    await desk.wait(5_000);
    expect(desk.kernel.killReport()).toEqual({
      by: ADMIN.email_id,
      reason: 'drill',
      at_ms: TEST_DAY.openMs + 60_000,
      open_child_orders: 2,
      acknowledged: 1,
      filled_meanwhile: 0,
      stragglers: [2],
      is_complete: false,
    });
    desk.venue.confirmCancel(2);
    await desk.wait(60_000);
    expect(desk.kernel.killReport()).toMatchObject({ acknowledged: 2, stragglers: [], is_complete: true });
    expect(desk.venue.submitted).toHaveLength(2);
    await desk.newOrder();
    expect(desk.venue.submitted).toHaveLength(2);
    await desk.do({ name: 'global_auto_trading.set', args: { global_auto_trading_status: true } }, ADMIN);
    expect(desk.venue.submitted).toHaveLength(5);
    expect(desk.kernel.killReport()).toBeNull();
  });
});
