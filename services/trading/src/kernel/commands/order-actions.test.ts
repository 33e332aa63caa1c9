import { describe, expect, it } from 'vitest';
import { auditTypes, statusOf } from '../testing/order-history.ts';
import { limitedTo, openTestDesk, TEST_LIMITS, TRADER } from '../testing/test-desk.ts';

describe('order.cancel', () => {
  it('[OL23] is out at once without open children', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    const answer = await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id], reason: 'mistake' } });
    expect(answer.message).toBe('Cancelled.');
    expect(statusOf(desk, id)).toBe('OUT');
  });

  it('waits for its children, and is partly out when some of it filled', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    desk.venue.fill(1, 40);
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    expect(desk.venue.cancelled).toEqual([1]);
    expect(statusOf(desk, id)).toBe('WORKING');
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(statusOf(desk, id)).toBe('PARTIAL_OUT');
    expect(await auditTypes(desk, id)).toEqual([
      'NEW ORDER REQUEST',
      'NEW ORDER ACCEPT',
      'NEW ORDER REQUEST',
      'NEW ORDER ACCEPT',
      'PARTIAL FILL',
      'ORDER CANCEL REQUEST',
      'ORDER CANCEL REQUEST',
      'CANCEL/OUT',
      'CANCEL/OUT',
    ]);
  });

  it('[OL23] comes too late when the order fills first', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ order_qty: 100 });
    desk.venue.accept(1);
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    desk.venue.fill(1, 100);
    await desk.settle();
    expect(statusOf(desk, id)).toBe('FILLED');
    const late = await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    expect(late).toMatchObject({ ok: false, code: 'too-late' });
    expect((await auditTypes(desk, id)).slice(4)).toEqual([
      'ORDER CANCEL REQUEST',
      'ORDER CANCEL REQUEST',
      'FULL FILL',
      'ORDER CANCEL REJECT',
      'ORDER CANCEL REQUEST',
      'ORDER CANCEL REJECT',
    ]);
  });

  it('[OL4] answers each order of a bulk on its own', async () => {
    const desk = await openTestDesk();
    const own = await desk.newOrder({ strat: 'idle' });
    const answer = await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [own.id, 99, own.id] } });
    expect(answer).toMatchObject({ ok: false, code: 'partly-refused', message: '1 of 2 orders refused.' });
    expect(answer.rows.map((row) => [row.parent_order_numeric_id, row.ok, row.code])).toEqual([
      [own.id, true, null],
      [99, false, 'not-found'],
    ]);
  });
});

describe('the cancel of everything that a trader has', () => {
  it('[OL4] [OL23] cancels what it can, and lists what is left and why', async () => {
    const kernel = { limitsOf: () => limitedTo({ ...TEST_LIMITS, review_above_usd: 500_000 }) };
    const desk = await openTestDesk({ kernel });
    const done = await desk.newOrder({ strat: 'idle' });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [done.id] } });
    const working = await desk.newOrder();
    const idle = await desk.newOrder({ strat: 'idle', order_qty: 900 });
    const pending = await desk.newOrder({ order_qty: 9_000 });
    const staged = await desk.newOrder({ strat: 'Staging', order_qty: 800 });
    const paused = await desk.newOrder({ strat: 'idle', order_qty: 700 });
    await desk.do({ name: 'order.pause', args: { parent_order_numeric_ids: [paused.id] } });
    const stranger = { ...TRADER, id: 9, data_permissions: { accounts: ['OTHER'], alloc_accounts: [] } };
    const ids = [working, idle, pending, staged, paused, done].map(({ id }) => id);
    const args = { parent_order_numeric_ids: ids, reason: 'All mine' };
    expect(await desk.do({ name: 'order.cancel', args }, stranger)).toMatchObject({ ok: false, code: 'not-found' });
    const { ok, rows } = await desk.do({ name: 'order.cancel', args });
    expect([ok, rows.map((row) => [row.parent_order_numeric_id, row.ok, row.code])]).toEqual([
      false,
      [
        [working.id, true, 'pending'],
        [idle.id, true, null],
        [pending.id, true, null],
        [staged.id, true, null],
        [paused.id, true, null],
        [done.id, false, 'too-late'],
      ],
    ]);
    expect(ids.slice(1).map((id) => statusOf(desk, id))).toEqual(['OUT', 'OUT', 'OUT', 'OUT', 'OUT']);
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(statusOf(desk, working.id)).toBe('OUT');
  });
});

describe('pause, resume and cancel children', () => {
  it('[OL21] takes the children back while auto trading is off', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    const ids = { parent_order_numeric_ids: [id] };
    expect(await desk.do({ name: 'order.pause', args: ids })).toMatchObject({ ok: true, message: 'Paused.' });
    expect(desk.venue.cancelled).toEqual([1]);
    desk.venue.confirmCancel(1);
    await desk.wait(60_000);
    expect(desk.venue.submitted).toHaveLength(1);
    expect(await desk.do({ name: 'order.pause', args: ids })).toMatchObject({
      message: 'Already paused.',
    });
    await desk.do({ name: 'order.resume', args: ids });
    expect(desk.venue.submitted).toHaveLength(2);
  });

  it('cancels the children only, and the order goes on', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    const answer = await desk.do({ name: 'order.cancel_children', args: { parent_order_numeric_ids: [id] } });
    expect(answer.message).toBe('Cancelling 1 child order.');
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(statusOf(desk, id)).toBe('WORKING');
    expect(desk.venue.submitted).toHaveLength(2);
  });
});

describe('cancel children by their ids', () => {
  it('takes back those alone, and none of another order', async () => {
    const desk = await openTestDesk();
    const first = await desk.newOrder();
    const second = await desk.newOrder();
    desk.venue.accept(1);
    desk.venue.accept(2);
    const parent_order_numeric_ids = [first.id, second.id];
    const args = { parent_order_numeric_ids, child_order_numeric_ids: [2, 77] };
    expect((await desk.do({ name: 'order.cancel_children', args })).rows).toMatchObject([
      { parent_order_numeric_id: first.id, ok: true, message: 'None of these child orders is open.' },
      { parent_order_numeric_id: second.id, ok: true, message: 'Cancelling 1 child order.' },
    ]);
    expect(desk.venue.cancelled).toEqual([2]);
  });
});
