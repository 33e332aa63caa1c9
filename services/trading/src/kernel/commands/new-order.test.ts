import { describe, expect, it } from 'vitest';
import { auditTypes, statusOf } from '../testing/order-history.ts';
import { NEW_ORDER, openTestDesk } from '../testing/test-desk.ts';

describe('order.new', () => {
  it('[OL6] is accepted, routed, started, and its first child leaves', async () => {
    const desk = await openTestDesk();
    const answer = await desk.do({ name: 'order.new', args: NEW_ORDER });
    expect(answer).toEqual({
      ok: true,
      code: null,
      message: 'Accepted.',
      rows: [{ parent_order_numeric_id: 1, ok: true, code: null, message: 'Accepted.' }],
    });
    expect(desk.venue.submitted).toMatchObject([
      { childId: 1, lots: 100, limitTicks: 10_000, side: 1, owner: 'ALDGATE' },
    ]);
    expect(statusOf(desk, 1)).toBe('SENT');
    desk.venue.accept(1);
    await desk.settle();
    expect(statusOf(desk, 1)).toBe('WORKING');
    expect(await auditTypes(desk, 1)).toEqual([
      'NEW ORDER REQUEST',
      'NEW ORDER ACCEPT',
      'NEW ORDER REQUEST',
      'NEW ORDER ACCEPT',
    ]);
  });

  it.each([
    [{ limit_price: 100.005 }, '100.005 is between two ticks: enter 100.00 or 100.01'],
    [{ limit_price: null }, 'A LIMIT order needs a limit price'],
    [{ limit_price: -1 }, 'Enter a limit price above zero'],
    [{ exchange_symbol: 'NOPE' }, 'No instrument "NOPE"'],
    [{ exchange_symbol: '7203', order_qty: 150 }, '150 is not a multiple of the lot size 100'],
    [{ strategy_parameters: '{' }, 'The strategy parameters are not a JSON object.'],
    [{ start_time: 'soon' }, 'soon is not a start time.'],
  ])('refuses %j without making an order of it', async (args, message) => {
    const desk = await openTestDesk();
    const answer = await desk.do({ name: 'order.new', args: { ...NEW_ORDER, ...args } });
    const row = { parent_order_numeric_id: null, ok: false, code: 'invalid', message };
    expect(answer).toEqual({ ok: false, code: 'invalid', message, rows: [row] });
    expect(desk.kernel.published.orders.parents.size).toBe(0);
  });

  it.each([
    [3_003, '3,003 is between two ticks: enter 3,000 or 3,005'],
    [2_999.5, '2,999.5 is between two ticks: enter 2,999 or 3,000'],
  ])('[OL31] holds a limit of %d against the tick table at its own price', async (limit_price, message) => {
    const desk = await openTestDesk();
    const order = { ...NEW_ORDER, exchange_symbol: '7203' };
    expect(await desk.do({ name: 'order.new', args: { ...order, limit_price } })).toMatchObject({ message });
    for (const allowed of [2_999, 3_005]) {
      const answer = await desk.do({ name: 'order.new', args: { ...order, limit_price: allowed } });
      expect(answer).not.toMatchObject({ code: 'invalid' });
    }
  });

  it.each([
    [{ strat: 'refused' }, 'No strategy setting fits.'],
    [{ strat: 'unheard' }, 'No strategy "unheard"'],
    [{ min_qty: 2_000 }, 'Minimum 2,000 is above the order quantity 1,000'],
  ])('rejects %j, and the rejected order is there to be seen', async (args, reason) => {
    const desk = await openTestDesk();
    const answer = await desk.do({ name: 'order.new', args: { ...NEW_ORDER, ...args } });
    expect(answer).toMatchObject({ ok: false, code: 'rejected', message: reason });
    expect(statusOf(desk, 1)).toBe('REJECTED');
    expect(desk.parent(1).diagnostic).toBe(reason);
    expect(await auditTypes(desk, 1)).toEqual(['NEW ORDER REQUEST', 'NEW ORDER REJECT']);
  });

  it('[OL7] rejects a client order id that was used already', async () => {
    const desk = await openTestDesk();
    await desk.newOrder({ client_order_id: 'C1' });
    const again = await desk.newOrder({ client_order_id: 'C1' });
    expect(statusOf(desk, again.id)).toBe('REJECTED');
    expect(again.diagnostic).toBe('Client order id C1 is already in use');
  });

  it('takes fields over the JSON text, and keeps what it does not know', async () => {
    const desk = await openTestDesk();
    const strategy_parameters = '{"pr":"10%","vc":20,"et":"+30","colour":"red"}';
    const { terms } = await desk.newOrder({ strategy_parameters, volume_cap: 25, end_time: '0' });
    expect(terms.strategy).toMatchObject({ partRate: 10, volumeCap: 25, startTime: '-1', endTime: '0' });
    expect(JSON.parse(terms.strategy.strategyParameters)).toEqual({
      pr: 10,
      vc: 25,
      et: '0',
      st: '-1',
      mf: false,
      strat: 'peg',
      colour: 'red',
    });
  });

  it('[OL9] waits for its start time', async () => {
    const desk = await openTestDesk();
    const startMs = desk.clock.nowMs + 5_000;
    const { id } = await desk.newOrder({ start_time: String(startMs) });
    expect(statusOf(desk, id)).toBe('NEW');
    await desk.wait(4_999);
    expect(desk.venue.submitted).toEqual([]);
    await desk.wait(1);
    expect(desk.venue.submitted).toHaveLength(1);
    expect(desk.parent(id)).toMatchObject({ arrivalHalfTicks: 20_001, startMark: { atMs: startMs } });
  });
});
