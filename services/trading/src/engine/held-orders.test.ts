import { readHeldOrders } from '@meridian/protocol/ports/held-orders';
import { expect, it } from 'vitest';
import { ADMIN, limitedTo, openTestDesk, TEST_LIMITS, TRADER } from '../kernel/testing/test-desk.ts';
import { heldOrders } from './held-orders.ts';

it('lists what waits for a review with everybody who may not release it, and nothing once it is released', async () => {
  let limits = { ...TEST_LIMITS, review_above_usd: 0 };
  const desk = await openTestDesk({ kernel: { limitsOf: () => limitedTo(limits) } });
  const held = () => readHeldOrders(heldOrders(desk.kernel.reading(), desk.kernel.published.orders.active()));
  const { id } = await desk.newOrder({ strat: 'idle' });
  const colleague = { ...TRADER, id: 7, email_id: 'colleague@meridian.local' };
  const args = { parent_order_numeric_ids: [id] };
  await desk.do({ name: 'order.modify', args: { ...args, order_qty: 2_000 } }, colleague);
  expect(held()).toMatchObject([
    {
      parent_order_numeric_id: id,
      order_qty: 2_000,
      is_change: false,
      asked_by: TRADER.email_id,
      barred: [TRADER.email_id, 'colleague@meridian.local'],
    },
  ]);
  limits = { ...limits, release_needs_another: false };
  await desk.do({ name: 'order.release', args }, ADMIN);
  expect(held()).toEqual([]);
  limits = { ...TEST_LIMITS, review_above_usd: 0 };
  await desk.do({ name: 'order.modify', args: { ...args, order_qty: 3_000 } }, colleague);
  expect(held()).toMatchObject([
    {
      order_qty: 2_000,
      wanted_qty: 3_000,
      is_change: true,
      asked_by: colleague.email_id,
      barred: [colleague.email_id],
    },
  ]);
});
