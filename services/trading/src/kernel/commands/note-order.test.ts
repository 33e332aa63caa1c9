import { describe, expect, it } from 'vitest';
import { auditOfEvents } from '../audit/audit-rows.ts';
import { OrderStore } from '../state/order-store.ts';
import { statusOf, TEST_AUDIT_CONTEXT } from '../testing/order-history.ts';
import { openTestDesk, TRADER } from '../testing/test-desk.ts';

describe('order.note', () => {
  it('is kept with the market of that moment, on an order that is done too', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    expect(statusOf(desk, id)).toBe('OUT');
    const args = { parent_order_numeric_ids: [id, 99], note: 'Cancelled: the client called.' };
    expect(await desk.do({ name: 'order.note', args })).toMatchObject({
      ok: false,
      rows: [
        { parent_order_numeric_id: id, ok: true, message: 'Note saved.' },
        { parent_order_numeric_id: 99, code: 'not-found' },
      ],
    });
    expect(statusOf(desk, id)).toBe('OUT');
    expect(auditOfEvents(new OrderStore(), await desk.journal.readOrder(id), TEST_AUDIT_CONTEXT).at(-1)).toMatchObject({
      req_type: 'NOTE',
      description: 'Cancelled: the client called.',
      sender_sub_id: TRADER.email_id,
      snap_bid: 100,
      snap_ask: 100.01,
    });
  });

  it('changes nothing of the order', async () => {
    const desk = await openTestDesk();
    const before = await desk.newOrder();
    await desk.do({ name: 'order.note', args: { parent_order_numeric_ids: [before.id], note: 'Watching.' } });
    expect({ ...desk.parent(before.id), updatedMs: 0 }).toEqual({ ...before, updatedMs: 0 });
  });
});
