import { describe, expect, it } from 'vitest';
import type { Router } from '../ports.ts';
import { auditOf, statusOf } from '../testing/order-history.ts';
import { testRouter } from '../testing/test-algos.ts';
import { rowContextOn } from '../testing/row-context.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { parentRow } from '../testing/whole-rows.ts';
import { TEST_DAY } from '../testing/test-market.ts';

const nextDay = (date: string) => ({ ...TEST_DAY, date, openMs: TEST_DAY.openMs + 1, closeMs: TEST_DAY.closeMs + 1e9 });

describe('the end of an order', () => {
  it('[OL26] is its end time, once its children are out', async () => {
    const desk = await openTestDesk();
    const endMs = desk.clock.nowMs + 10_000;
    const { id } = await desk.newOrder({ order_qty: 100, end_time: String(endMs) });
    desk.venue.accept(1);
    desk.venue.fill(1, 10);
    await desk.wait(11_999);
    expect(statusOf(desk, id)).toBe('WORKING');
    await desk.wait(1);
    expect(desk.venue.cancelled).toEqual([1]);
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(statusOf(desk, id)).toBe('PARTIAL_EXPIRED');
  });

  it('[OL26] is the end of the day, for pending and staged orders too', async () => {
    const desk = await openTestDesk();
    const staged = await desk.newOrder({ strat: 'Staging' });
    const idle = await desk.newOrder({ strat: 'idle' });
    desk.market.currentDay = nextDay('2026-11-17');
    await desk.wait(1);
    expect([statusOf(desk, staged.id), statusOf(desk, idle.id)]).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it('[OL26] is not the day for a GTC order, which gets a new route', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ time_in_force: 'GTC' });
    desk.venue.accept(1);
    desk.venue.expire(1);
    await desk.wait(1);
    desk.market.currentDay = nextDay('2026-11-17');
    await desk.wait(1);
    expect(statusOf(desk, id)).toBe('WORKING');
    expect(desk.parent(id).route?.parameters.endMs).toBe(TEST_DAY.closeMs + 1e9);
    expect(desk.venue.submitted).toHaveLength(2);
  });

  it('[OL26] of a GTC order tells what filled on its last day from what filled before', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ time_in_force: 'GTC' });
    desk.venue.accept(1);
    desk.venue.fill(1, 10);
    await desk.wait(1);
    expect(parentRow(desk.parent(id), rowContextOn(desk))).toMatchObject({
      last_fill_date: TEST_DAY.date,
      last_fill_date_qty: 10,
    });
    desk.venue.expire(1);
    await desk.wait(1);
    desk.market.currentDay = nextDay('2026-11-17');
    await desk.wait(1);
    desk.venue.accept(2);
    desk.venue.fill(2, 5);
    desk.venue.fill(2, 2);
    await desk.wait(1);
    const filled = { filled_qty: 17, last_fill_date: '2026-11-17', last_fill_date_qty: 7 };
    expect(parentRow(desk.parent(id), rowContextOn(desk))).toMatchObject(filled);
  });

  it('is not a time of day for a GTC order, which says once why it waits', async () => {
    const router: Router = {
      ...testRouter,
      route: (request) => {
        const decision = testRouter.route(request);
        if (decision.kind === 'refused') return decision;
        const parameters = { ...decision.route.parameters, endMs: request.day.openMs + 120_000 };
        return { kind: 'routed', route: { ...decision.route, parameters } };
      },
    };
    const desk = await openTestDesk({ kernel: { router } });
    const { id } = await desk.newOrder({ time_in_force: 'GTC', strat: 'idle' });
    await desk.wait(60_000);
    await desk.wait(60_000);
    expect(statusOf(desk, id)).toBe('WORKING');
    const waits = (await auditOf(desk, id)).filter(({ description }) => description?.startsWith('GTC: past its end'));
    expect(waits.map(({ description }) => description)).toEqual([
      'GTC: past its end time, waiting for the next trading day',
    ]);
    expect(desk.parent(id).logCount).toBe(1);
    desk.market.currentDay = nextDay('2026-11-17');
    await desk.wait(1);
    expect(desk.parent(id).stage).toBe('started');
  });

  it('is an end that comes only once, for a GTC order too', async () => {
    let endsForGoodMs = 0;
    const router: Router = {
      ...testRouter,
      route: (request) => {
        const decision = testRouter.route(request);
        return decision.kind === 'refused' ? decision : { kind: 'routed', route: { ...decision.route, endsForGoodMs } };
      },
    };
    const desk = await openTestDesk({ kernel: { router } });
    endsForGoodMs = desk.clock.nowMs + 30_000;
    const { id } = await desk.newOrder({ time_in_force: 'GTC', strat: 'idle' });
    await desk.wait(31_999);
    expect(statusOf(desk, id)).toBe('WORKING');
    await desk.wait(1);
    expect(statusOf(desk, id)).toBe('EXPIRED');
  });

  it('is the last trading day of its contract, for a GTC order too', async () => {
    const desk = await openTestDesk();
    const future = { exchange_symbol: 'ESZ6', asset_class: 'FUTURE', strat: 'idle', order_qty: 1 } as const;
    const { id } = await desk.newOrder({ ...future, order_type: 'MARKET', limit_price: null, time_in_force: 'GTC' });
    desk.market.currentDay = nextDay('2026-12-18');
    await desk.wait(1);
    expect(statusOf(desk, id)).toBe('WORKING');
    desk.market.currentDay = nextDay('2026-12-21');
    await desk.wait(1);
    expect(statusOf(desk, id)).toBe('EXPIRED');
  });

  it('pauses a GTC order that nothing can route any more, and says why', async () => {
    let isGone = false;
    const router: Router = {
      ...testRouter,
      route: (request) =>
        isGone ? { kind: 'refused', reason: 'There is no strategy peg.' } : testRouter.route(request),
    };
    const desk = await openTestDesk({ kernel: { router } });
    const { id } = await desk.newOrder({ time_in_force: 'GTC' });
    isGone = true;
    desk.market.currentDay = nextDay('2026-11-17');
    await desk.wait(1);
    expect(desk.parent(id)).toMatchObject({ isAutoTrading: false, logCount: 1 });
    const paused = (await auditOf(desk, id)).find(({ req_type }) => req_type === 'STRATEGY PARAMETER CHANGE');
    expect(paused?.description).toBe('Auto trading off: Not carried over: There is no strategy peg.');
  });
});

describe('a new day', () => {
  it('keeps the totals of the old one, and lets orders of older ones go', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    desk.market.move(0, { dayLots: 5_000, dayTurnover: 50_000_000 });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    const left: number[] = [];
    desk.kernel.subscribe(({ evictedParentIds }) => left.push(...evictedParentIds));
    desk.market.currentDay = nextDay('2026-11-17');
    await desk.wait(1);
    const { orders, dayTotals } = desk.kernel.published;
    expect(dayTotals.get('2026-11-16|0')).toMatchObject({ lots: 5_000, turnoverTicks: 50_000_000 });
    expect(orders.parents.has(id)).toBe(true);
    desk.market.currentDay = nextDay('2026-11-18');
    await desk.wait(1);
    expect([orders.parents.has(id), left]).toEqual([false, [id]]);
    expect(dayTotals.has('2026-11-16|0')).toBe(false);
  });
});
