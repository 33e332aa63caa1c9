import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { useCancelMine } from '../../features/order-actions/cancel-mine/cancel-mine-state.ts';
import { describe, expect, it } from 'vitest';
import { actionEntries } from './action-entries.ts';

const WORKING = anActionOrder({ parent_order_numeric_id: 1 });
const PENDING = anActionOrder({ parent_order_numeric_id: 2, status: 'PENDING' });
const FILLED = anActionOrder({ parent_order_numeric_id: 3, status: 'FILLED' });

function entries(orders: readonly (typeof WORKING)[]) {
  const keys = orders.map((order) => order.parent_order_numeric_id);
  return actionEntries(keys, orders, 'blotter', () => undefined);
}

describe('the menu of a mixed selection', () => {
  it('cancels and pauses what it can', () => {
    const mixed = entries([WORKING, PENDING, FILLED]);
    const enabled = mixed.filter(({ isDisabled }) => !isDisabled).map(({ label }) => label);
    expect(enabled).toEqual(expect.arrayContaining(['Cancel 2 orders…', 'Pause NVDA BUY 123,400…']));
    expect(mixed.find(({ id }) => id === 'modify')?.isDisabled).toBe(true);
  });

  it('offers to cancel all own orders, and asks first', () => {
    const entry = entries([WORKING]).find(({ id }) => id === 'cancel-mine');
    expect(entry).toMatchObject({ label: 'Cancel all mine…', isDestructive: true });
    entry?.run([]);
    expect(useCancelMine.getState().isOpen).toBe(true);
  });
});
