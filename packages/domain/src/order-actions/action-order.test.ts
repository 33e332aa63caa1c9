import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { readActionOrder } from './action-order.ts';

it('reads a row as it came', () => {
  const order = anActionOrder();
  expect(readActionOrder({ ...order, current_last: 138.07 })).toEqual(order);
});

it('rejects a row that is not an order', () => {
  expect(readActionOrder({ ...anActionOrder(), order_side: 'HOLD' })).toBeNull();
  expect(readActionOrder({ order_side: 'BUY', order_qty: 5 })).toBeNull();
});
