import { expect, it } from 'vitest';
import { type AccountKeys, CountedOrders } from './counted-orders.ts';

const FUND: AccountKeys = ['FUND-1/A', 'FUND-1'];
const HEDGE: AccountKeys = ['HEDGE-2/B', 'HEDGE-2'];

it('has each order as it was last counted, without a limit too', () => {
  const orders = new CountedOrders();
  orders.set(7, { keys: FUND, tradedUsd: 12.5, arrivedUsd: 100, limitTicks: null });
  orders.set(9_000, { keys: HEDGE, tradedUsd: 0, arrivedUsd: 0, limitTicks: -3 });
  orders.set(7, { keys: FUND, tradedUsd: 20.25, arrivedUsd: 100, limitTicks: 0 });
  expect(orders.get(7)).toEqual({ keys: FUND, tradedUsd: 20.25, arrivedUsd: 100, limitTicks: 0 });
  expect(orders.get(9_000)).toEqual({ keys: HEDGE, tradedUsd: 0, arrivedUsd: 0, limitTicks: -3 });
  expect(orders.get(8)).toBeUndefined();
});

it('forgets one order, and all of them at the end of a day', () => {
  const orders = new CountedOrders();
  const counted = { keys: FUND, tradedUsd: 1, arrivedUsd: 2, limitTicks: 3 };
  orders.set(1, counted);
  orders.set(2, counted);
  orders.delete(1);
  orders.delete(3);
  expect([orders.get(1), orders.get(2), orders.get(3)]).toEqual([undefined, counted, undefined]);
  orders.set(1, { ...counted, limitTicks: null });
  expect(orders.get(1)?.limitTicks).toBeNull();
  orders.clear();
  expect([orders.get(1), orders.get(2)]).toEqual([undefined, undefined]);
});
