import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { ORDER_ACTIONS } from '@meridian/domain/order-actions/order-action';
import { expect, it } from 'vitest';
import { barEntry } from './bar-entries.ts';

const ORDER = anActionOrder();
const PAUSED = anActionOrder({ parent_order_numeric_id: 2, auto_trading_status: false });
const FILLED = anActionOrder({ parent_order_numeric_id: 3, status: 'FILLED' });
const place = 'blotter';

it('names the open order on every button', () => {
  const target = { orders: [ORDER], place, openChildren: 3 } as const;
  expect(barEntry('pause', target)).toMatchObject({ label: 'Pause', name: 'Pause NVDA BUY 123,400', why: null });
  expect(barEntry('cancel', target).name).toBe('Cancel order NVDA BUY 123,400');
  expect(barEntry('cancel-children', target)).toMatchObject({
    label: 'Cancel 3 children',
    name: 'Cancel 3 children of NVDA BUY 123,400',
  });
});

it('counts on the red button what it cancels, and elsewhere what is left out', () => {
  const target = { orders: [ORDER, PAUSED, FILLED], place, openChildren: null } as const;
  expect(barEntry('cancel', target).label).toBe('Cancel 2 orders');
  expect(barEntry('pause', target).label).toBe('Pause 1');
  expect(barEntry('note', target).label).toBe('Note');
});

it('says why a button cannot be pressed', () => {
  expect(barEntry('resume', { orders: [ORDER], place, openChildren: 0 }).why).toBe('Not paused');
  expect(barEntry('cancel', { orders: [FILLED], place, openChildren: 0 }).why).toBe('Already filled');
  expect(barEntry('cancel-children', { orders: [ORDER], place, openChildren: 0 }).why).toBe('No open child orders');
  expect(barEntry('pause', { orders: [], place, openChildren: null }).why).toBe('No order is open');
  expect(barEntry('cancel', { orders: [], place, openChildren: null, hidden: 2 }).why).toBe('Hidden by a filter');
});

it('begins each name as the button does, so that who speaks to the page says what they see', () => {
  for (const action of ORDER_ACTIONS) {
    for (const orders of [[ORDER], [ORDER, FILLED], [PAUSED, ORDER]]) {
      const { label, name } = barEntry(action, { orders, place, openChildren: 2 });
      expect(name.startsWith(label)).toBe(true);
    }
  }
});
