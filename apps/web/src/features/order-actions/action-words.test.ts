import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { expect, it } from 'vitest';
import { confirmLabel, dialogTitle } from './action-words.ts';

const TSLA = anActionOrder({ exchange_symbol: 'TSLA', order_side: 'SELL', order_qty: 47_271, remaining_usd: 400_000 });
const NVDA = anActionOrder({ remaining_usd: 800_000 });

it('asks by the name of the order, or by count, sides and money', () => {
  expect(dialogTitle('cancel', [TSLA])).toBe('Cancel TSLA SELL 47,271?');
  expect(dialogTitle('cancel', [TSLA, NVDA, NVDA])).toBe('Cancel 3 orders · 2 buy, 1 sell · $2.0M left');
  expect(dialogTitle('pause', [TSLA, NVDA])).toBe('Pause 2 orders · 1 buy, 1 sell');
  expect(dialogTitle('note', [TSLA])).toBe('Note on TSLA SELL 47,271');
});

it('says on the button what it does to what', () => {
  expect(confirmLabel('cancel', [TSLA])).toBe('Cancel TSLA SELL 47,271');
  expect(confirmLabel('resume', [TSLA, NVDA])).toBe('Resume 2 orders');
  expect(confirmLabel('note', [TSLA])).toBe('Save note');
});
