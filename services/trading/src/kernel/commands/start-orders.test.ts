import { describe, expect, it } from 'vitest';
import { auditTypes, statusOf } from '../testing/order-history.ts';
import { openTestDesk } from '../testing/test-desk.ts';

describe('pending and staged', () => {
  it('holds an order for review until it is released with its parameters', async () => {
    const desk = await openTestDesk({ kernel: { review: () => 'Large order' } });
    const { id } = await desk.newOrder();
    expect(statusOf(desk, id)).toBe('PENDING');
    expect(desk.venue.submitted).toEqual([]);
    const released = await desk.do({ name: 'order.release', args: { parent_order_numeric_ids: [id], part_rate: 5 } });
    expect(released).toMatchObject({ ok: true, message: 'Released.' });
    expect(desk.parent(id).terms.strategy.partRate).toBe(5);
    expect(desk.venue.submitted).toHaveLength(1);
    expect((await auditTypes(desk, id)).slice(0, 4)).toEqual([
      'NEW ORDER REQUEST',
      'ARRIVED PENDING REVIEW',
      'STRATEGY PARAMETER CHANGE',
      'NEW ORDER ACCEPT',
    ]);
    const again = await desk.do({ name: 'order.release', args: { parent_order_numeric_ids: [id] } });
    expect(again).toMatchObject({ ok: false, code: 'not-pending' });
  });

  it('has no children while it is staged, and works once it is sent', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'Staging' });
    expect(statusOf(desk, id)).toBe('NEW');
    const ids = { parent_order_numeric_ids: [id] };
    expect(await desk.do({ name: 'order.cancel_children', args: ids })).toMatchObject({ ok: false, code: 'staged' });
    expect(await desk.do({ name: 'order.send_staged', args: ids })).toMatchObject({ ok: false, code: 'invalid' });
    const sent = await desk.do({ name: 'order.send_staged', args: { ...ids, strat: 'peg' } });
    expect(sent.ok).toBe(true);
    expect(desk.venue.submitted).toHaveLength(1);
    expect(await desk.do({ name: 'order.send_staged', args: ids })).toMatchObject({ ok: false, code: 'not-staged' });
  });
});
