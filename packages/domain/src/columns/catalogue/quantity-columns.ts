import type { OrderAmounts, OrderQuantities } from '../../entities/parent-order.ts';
import { defineColumns } from '../define-columns.ts';

export const quantityColumns = defineColumns<keyof OrderQuantities>('field', {
  order_qty: { header: 'Qty', kind: 'quantity' },
  original_order_qty: { header: 'Original qty', kind: 'quantity' },
  filled_qty: { header: 'Filled', kind: 'filled-bar' },
  open_qty: { header: 'Open', kind: 'quantity' },
  remaining_qty: { header: 'Remaining', kind: 'quantity' },
  min_qty: { header: 'Min qty', kind: 'quantity' },
  complete_percent: { header: '% Cmpl', kind: 'percent' },
  original_complete_percent: { header: '% Cmpl of original', kind: 'percent' },
  percent_of_adv: { header: '% ADV', kind: 'percent' },
  '%Volume': { header: '% Volume', kind: 'percent' },
});

/** What is still to come is valued at the last price, and would tell it to anyone who can divide. */
const AT_LAST_PRICE = { permission: 'market_data_permit' } as const;

export const amountColumns = defineColumns<keyof OrderAmounts>('field', {
  target_usd: { header: 'Target USD', kind: 'usd' },
  filled_usd: { header: 'Filled USD', kind: 'usd' },
  open_usd: { header: 'Open USD', kind: 'usd', ...AT_LAST_PRICE },
  remaining_usd: { header: 'Remaining USD', kind: 'usd', ...AT_LAST_PRICE },
  avg_daily_notional: { header: 'Avg daily notional', kind: 'usd' },
});
