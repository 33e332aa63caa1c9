import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { expect, it } from 'vitest';
import { consequence } from './consequence.ts';

const ORDER = anActionOrder();
const IDLE = anActionOrder({ open_qty: 0 });

it('says what happens to what is open and to what is left', () => {
  expect(consequence('cancel', ORDER)).toBe('3,100 open are taken back, 38,100 will not trade');
  expect(consequence('cancel', IDLE)).toBe('38,100 will not trade');
  expect(consequence('pause', IDLE)).toBe('Nothing new is sent');
  expect(consequence('cancel-children', IDLE)).toBe('Has no open child orders');
  expect(consequence('release', ORDER)).toBe('Starts as POV, Current Time to Market Close');
});
