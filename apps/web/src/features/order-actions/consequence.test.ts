import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { expect, it } from 'vitest';
import { consequence } from './consequence.ts';

const ORDER = anActionOrder();
const IDLE = anActionOrder({ open_qty: 0 });

it('says what happens to what is open and to what is left', () => {
  expect(consequence('cancel', ORDER)).toBe('Cancels 3,100 open; 38,100 stay unfilled');
  expect(consequence('cancel', IDLE)).toBe('38,100 stay unfilled');
  expect(consequence('pause', ORDER)).toBe('Cancels 3,100 open; sends no new child orders');
  expect(consequence('pause', IDLE)).toBe('Sends no new child orders');
  expect(consequence('cancel-children', IDLE)).toBe('No open child orders');
});

it('does not promise that a resumed order trades while the kill switch is thrown', () => {
  expect(consequence('resume', ORDER)).toBe('Works the remaining 38,100');
  const stopped = anActionOrder({ global_auto_trading_status: false });
  expect(consequence('resume', stopped)).toBe('Waits with 38,100 left: global auto-trading is off');
});
