import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { remainingOrder } from './remaining-order.ts';

it('is the open quantity, from now on', () => {
  const order = anActionOrder({ start_time: '0' });
  expect(remainingOrder(order)).toMatchObject({
    order_qty: 38_100,
    strat: 'pov',
    values: { st: '-1', et: '0', pr: 11.5 },
  });
});

it('ends when its original minutes are over', () => {
  const order = anActionOrder({ end_time: '+90', order_receive_time_since_epoch_milliseconds: 1_794_700_000_000 });
  expect(remainingOrder(order).values['et']).toBe('1794705400000');
});

it('keeps the times of an order that has not started', () => {
  expect(remainingOrder(anActionOrder({ status: 'NEW', start_time: '1' })).values).toMatchObject({ st: '1' });
});
