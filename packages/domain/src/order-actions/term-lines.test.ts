import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { changedOrder } from './modify-draft.ts';
import { changedTerms, termLines } from './term-lines.ts';

const ORDER = anActionOrder();

it('shows the terms before and after', () => {
  const after = changedOrder(ORDER, { order_qty: 150_000, limit_price: 138.9, values: { pr: 15 } });
  const lines = termLines(ORDER, after, 'UTC').map(({ label, before, after: to, change }) => [
    label,
    before,
    to,
    change,
  ]);
  expect(lines).toEqual([
    ['Quantity', '123,400', '150,000', '+21.6%'],
    ['Limit', '138.62', '138.90', '+0.28'],
    ['Strategy', 'POV', 'POV', ''],
    ['Start time', 'Current Time', 'Current Time', ''],
    ['End time', 'Market Close', 'Market Close', ''],
    ['Participation rate', '11.5%', '15%', '+3.5 pt'],
    ['Volume cap', '12%', '12%', ''],
    ['Must finish', 'OFF', 'OFF', ''],
    ['Remaining', '38,100', '64,700', '+26,600'],
  ]);
});

it('finds changes by somebody else', () => {
  const now = anActionOrder({ limit_price: 139, order_type: 'LIMIT', filled_qty: 90_000 });
  expect(changedTerms(ORDER, now, 'UTC').map(({ label }) => label)).toEqual(['Limit']);
  expect(changedTerms(ORDER, ORDER, 'UTC')).toEqual([]);
});

it('shows values that the strategy fixes', () => {
  const order = anActionOrder({ strat: 'vwap', must_finish: false });
  const line = termLines(order, order, 'UTC').find(({ label }) => label === 'Must finish');
  expect(line).toMatchObject({ before: 'ON', after: 'ON', isChanged: false });
});
