import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { readActionOrder } from './action-order.ts';

it('reads a row as it came', () => {
  const order = anActionOrder();
  expect(readActionOrder({ ...order, current_last: 138.07 })).toEqual(order);
});

it('does not make an order out of what is none', () => {
  expect(readActionOrder({ ...anActionOrder(), order_side: 'HOLD' })).toBeNull();
  expect(readActionOrder({ order_side: 'BUY', order_qty: 5 })).toBeNull();
});
