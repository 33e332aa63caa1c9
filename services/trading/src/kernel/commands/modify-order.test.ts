import { describe, expect, it } from 'vitest';
import { auditOf, auditTypes, statusOf } from '../testing/order-history.ts';
import { testRouter } from '../testing/test-algos.ts';
import { NEW_ORDER, openTestDesk } from '../testing/test-desk.ts';
import type { Router } from '../ports.ts';

describe('order.modify', () => {
  it('takes a rate and a cap away, from the text too', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ part_rate: 10, volume_cap: 20 });
    const args = { parent_order_numeric_ids: [id], part_rate: null, volume_cap: null };
    expect((await desk.do({ name: 'order.modify', args })).ok).toBe(true);
    await desk.settle();
    for (const child of desk.venue.openIds()) desk.venue.confirmCancel(child);
    await desk.settle();
    const { strategy } = desk.parent(id).terms;
    expect(strategy).toMatchObject({ partRate: null, volumeCap: null });
    expect(Object.keys(JSON.parse(strategy.strategyParameters))).not.toEqual(expect.arrayContaining(['pr']));
  });

  it('[OL38] of only a cap leaves the end where it was: 22 minutes count from the start of the order', async () => {
    const END_MS = 22 * 60_000;
    const router: Router = {
      ...testRouter,
      route: (request) => {
        const decision = testRouter.route(request);
        if (decision.kind === 'refused' || request.terms.strategy.endTime !== '+22') return decision;
        const { route } = decision;
        const parameters = { ...route.parameters, endMs: request.nowMs + END_MS };
        return { kind: 'routed', route: { ...route, parameters } };
      },
    };
    const desk = await openTestDesk({ kernel: { router } });
    const { id } = await desk.newOrder({ strat: 'idle', order_qty: 100, end_time: '+22' });
    const endMs = desk.clock.nowMs + END_MS;
    await desk.wait(600_000);
    const ids = { parent_order_numeric_ids: [id] };
    await desk.do({ name: 'order.modify', args: { ...ids, volume_cap: 5 } });
    expect(desk.parent(id).route?.parameters.endMs).toBe(endMs);
    await desk.do({ name: 'order.modify', args: { ...ids, end_time: '0' } });
    await desk.do({ name: 'order.modify', args: { ...ids, end_time: '+22' } });
    expect(desk.parent(id).route?.parameters.endMs).toBe(desk.clock.nowMs + END_MS);
  });

  it('holds at once where no child stands against it', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    const args = { parent_order_numeric_ids: [id], order_qty: 2_000, limit_price: 102 };
    expect((await desk.do({ name: 'order.modify', args })).message).toBe('Modified');
    expect(desk.parent(id).terms).toMatchObject({ quantityLots: 2_000, limitTicks: 10_200 });
    expect(desk.parent(id).originalLots).toBe(1_000);
  });

  it('[OL22] waits until no child is beyond the new limit', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    const args = { parent_order_numeric_ids: [id], limit_price: 99 };
    const answer = await desk.do({ name: 'order.modify', args });
    expect(answer.message).toBe('Modify pending: cancelling child orders');
    expect(desk.parent(id).terms.limitTicks).toBe(10_100);
    expect(await desk.do({ name: 'order.modify', args })).toMatchObject({ ok: false, code: 'busy' });
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(desk.parent(id).terms.limitTicks).toBe(9_900);
    expect(desk.venue.last).toMatchObject({ childId: 2, limitTicks: 9_900 });
    expect((await auditTypes(desk, id)).slice(4)).toEqual([
      'ORDER MODIFY REQUEST',
      'ORDER CANCEL REQUEST',
      'ORDER MODIFY REQUEST',
      'ORDER MODIFY REJECT',
      'CANCEL/OUT',
      'ORDER MODIFY ACCEPT',
      'NEW ORDER REQUEST',
    ]);
  });

  it('[OL22] is refused when more than the new size filled meanwhile', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [id], order_qty: 50 } });
    desk.venue.fill(1, 80);
    await desk.settle();
    expect(desk.parent(id)).toMatchObject({ pendingChange: null, terms: { quantityLots: 1_000 } });
    expect(await auditTypes(desk, id)).toContain('ORDER MODIFY REJECT');
  });

  it('fills the order when it is cut to what has filled', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    desk.venue.fill(1, 60);
    await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [id], order_qty: 60 } });
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(statusOf(desk, id)).toBe('FILLED');
  });

  it('changes the strategy, with a new route, under its own audit type', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [id], strat: 'idle' } });
    expect(desk.parent(id).route?.algo).toBe('idle');
    expect((await auditTypes(desk, id)).slice(3, 5)).toEqual(['STRATEGY PARAMETER CHANGE', 'ORDER MODIFY ACCEPT']);
    const refused = await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [id], strat: 'unheard' } });
    expect(refused).toMatchObject({ ok: false, code: 'rejected', message: 'No strategy "unheard"' });
  });

  it('[OL54] keeps in the audit who asked for more than the limits allow, and not what is only asked back', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    const before = await auditTypes(desk, id);
    const warned = { parent_order_numeric_ids: [id], limit_price: 108 };
    expect(await desk.do({ name: 'order.modify', args: warned })).toMatchObject({ ok: false, code: 'checks' });
    expect(await auditTypes(desk, id)).toEqual(before);
    const forbidden = { parent_order_numeric_ids: [id], limit_price: 130 };
    expect(await desk.do({ name: 'order.modify', args: forbidden })).toMatchObject({ ok: false, code: 'checks' });
    const [asked, answered] = (await auditOf(desk, id)).slice(before.length);
    expect(asked).toMatchObject({ sender_sub_id: 'trader@meridian.local', limit_price: 130 });
    expect(answered).toMatchObject({ res_type: 'ORDER MODIFY REJECT', limit_price: 130 });
    expect(answered?.diagnostic_info).toContain('at most 20% is allowed');
    expect(desk.parent(id)).toMatchObject({ pendingChange: null, terms: { limitTicks: 10_100 } });
  });

  it('[OL54] keeps in the audit what was asked of an order that is busy, and what it cannot have', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    const ids = { parent_order_numeric_ids: [id] };
    await desk.do({ name: 'order.modify', args: { ...ids, limit_price: 99 } });
    await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 700, reason: 'Less' } });
    const [asked, answered] = (await auditOf(desk, id)).slice(-2);
    expect(asked).toMatchObject({ req_type: 'ORDER MODIFY REQUEST', order_qty: 700, description: 'Modify. Less' });
    expect(answered).toMatchObject({ res_type: 'ORDER MODIFY REJECT', order_qty: 700, limit_price: 101 });
    expect(desk.parent(id).pendingChange).toEqual({ limitTicks: 9_900 });
    desk.venue.confirmCancel(1);
    await desk.settle();
    await desk.do({ name: 'order.modify', args: { ...ids, limit_price: 100.001 } });
    expect((await auditOf(desk, id)).at(-1)).toMatchObject({ res_type: 'ORDER MODIFY REJECT', limit_price: 100.001 });
    expect(desk.parent(id).terms.limitTicks).toBe(9_900);
  });

  it('refuses what would change nothing, and what comes too late', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    const same = { parent_order_numeric_ids: [id], order_qty: 1_000, limit_price: 101 };
    expect(await desk.do({ name: 'order.modify', args: same })).toMatchObject({
      ok: false,
      message: 'No change',
    });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    const late = await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [id], order_qty: 5 } });
    expect(late).toMatchObject({ ok: false, code: 'too-late' });
    expect((await auditTypes(desk, id)).slice(-2)).toEqual(['ORDER MODIFY REQUEST', 'ORDER MODIFY REJECT']);
  });

  it('from MARKET to a limit outside the band is refused, and to MARKET needs a reason', async () => {
    const desk = await openTestDesk();
    const { limit_price: _, ...market } = NEW_ORDER;
    const { id } = await desk.newOrder({ ...market, order_type: 'MARKET', strat: 'idle' });
    const ids = { parent_order_numeric_ids: [id] };
    const far = { ...ids, order_type: 'LIMIT', limit_price: 130, override_reason: 'I insist on it' } as const;
    expect(await desk.do({ name: 'order.modify', args: far })).toMatchObject({
      code: 'checks',
      rows: [{ findings: [{ code: 'price-band', level: 'error' }] }],
    });
    const near = { ...ids, order_type: 'LIMIT', limit_price: 101 } as const;
    expect((await desk.do({ name: 'order.modify', args: near })).ok).toBe(true);
    const open = { ...ids, order_type: 'MARKET' } as const;
    expect(await desk.do({ name: 'order.modify', args: open })).toMatchObject({
      code: 'checks',
      rows: [{ findings: [{ code: 'limit-removed', level: 'warning' }] }],
    });
    const meant = { ...open, override_reason: 'Must finish today' };
    expect((await desk.do({ name: 'order.modify', args: meant })).ok).toBe(true);
    expect(desk.parent(id).terms).toMatchObject({ orderType: 'MARKET', limitTicks: null });
  });
});
