import { expect, test } from 'vitest';
import { NEW_ORDER, openTestDesk } from '../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import { overriddenOrders } from './checked-orders.ts';

test('an order that was sent over warnings is kept with the way it came: ticket, basket or modification', async () => {
  const desk = await openTestDesk();
  const { parents } = desk.kernel.published.orders;
  const context = { instruments: TEST_INSTRUMENTS, parentOf: (id: number) => parents.get(id) };
  const ways: string[] = [];
  desk.kernel.subscribe((committed) => {
    ways.push(...overriddenOrders(committed, context, '2026-11-16').map(({ via, order_qty }) => `${via} ${order_qty}`));
  });
  const far = { ...NEW_ORDER, strat: 'idle', limit_price: 108 };
  await desk.newOrder(far);
  const { override_reason: _, ...row } = far;
  const list = { override_reason: 'Meant as it is', orders: [{ ...row, order_qty: 200 }] };
  await desk.do({ name: 'order.new_list', args: { list_name: 'MORNING', accept: 'whole', ...list } });
  const change = { limit_price: 108.5, override_reason: 'Follows the market' };
  await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [1], ...change } });
  expect(ways).toEqual(['ticket 1000', 'list 200', 'modify 1000']);
});
