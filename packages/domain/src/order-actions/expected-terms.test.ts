import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { expectedOf } from './expected-terms.ts';

it('contains the shown terms of the requested orders', () => {
  const other = anActionOrder({ parent_order_numeric_id: 2, strategy_parameters: null });
  expect(expectedOf([anActionOrder(), other], [2])).toEqual([
    { parent_order_numeric_id: 2, order_qty: 123_400, order_type: 'LIMIT', limit_price: 138.62 },
  ]);
});
