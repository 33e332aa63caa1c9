import { expect, it } from 'vitest';
import { childrenToCancel, readActionChild, whyNoneCancelled } from './child-plan.ts';

const ROW = {
  child_order_numeric_id: 7,
  parent_order_numeric_id: 3,
  status: 'WORKING',
  exchange_symbol: 'NVDA',
  order_side: 'BUY',
  order_qty: 100,
  filled_qty: 0,
  remaining_qty: 100,
  strat: 'pov',
  list_name: null,
  destination_name: 'ALGO-DMA-1',
};

function child(change: object = {}) {
  const read = readActionChild({ ...ROW, ...change });
  if (read === null) throw new Error('not a child order');
  return read;
}

it('includes open child orders, except those of staged parents', () => {
  const children = [child(), child({ status: 'FILLED' }), child({ strat: 'Staging' })];
  expect(childrenToCancel(children, 'blotter')).toEqual([children[0]]);
});

it('includes, on the power search, orders of lists that do not balance load', () => {
  const listed = child({ list_name: 'US_REBAL_1' });
  expect(childrenToCancel([child(), listed, child({ list_name: 'A_LB_1' })], 'power-search')).toEqual([listed]);
});

it('rejects a row that is not a child order', () => {
  expect(readActionChild({ ...ROW, parent_order_numeric_id: null })).toBeNull();
});

it('says why none can be cancelled', () => {
  expect(whyNoneCancelled([])).toBe('No child order chosen');
  expect(whyNoneCancelled([child({ status: 'FILLED' })])).toBe('No longer open');
  expect(whyNoneCancelled([child()])).toMatch(/list/);
});
