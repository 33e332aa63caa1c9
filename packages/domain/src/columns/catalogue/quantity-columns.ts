import type { OrderAmounts, OrderDayFills, OrderQuantities } from '../../entities/parent-order.ts';
import { defineColumns } from '../define-columns.ts';
import { MARKET_DATA } from '../market-data.ts';
import { COMMON, meanBy } from '../total-rule.ts';

export const quantityColumns = defineColumns<keyof OrderQuantities>('field', {
  order_qty: { header: 'Qty', kind: 'quantity', names: ['qty', 'size', 'quantity'] },
  original_order_qty: { header: 'Original qty', kind: 'quantity' },
  filled_qty: { header: 'Filled', kind: 'filled-bar', isUrgent: true },
  open_qty: { header: 'Open', kind: 'quantity' },
  remaining_qty: { header: 'Left', kind: 'quantity', names: ['left', 'remaining'] },
  min_qty: { header: 'Min qty', kind: 'quantity', total: COMMON },
  complete_percent: {
    header: '% Cmpl',
    kind: 'percent',
    total: meanBy('target_usd'),
    names: ['%complete', 'complete', '%done'],
  },
  original_complete_percent: { header: '% Cmpl of original', kind: 'percent' },
  percent_of_adv: { header: '% ADV', kind: 'percent' },
  /** Share and own quantity together reveal the market volume, so this counts as market data. */
  '%Volume': { header: '% Volume', kind: 'percent', ...MARKET_DATA },
});

/** Only of a whole order. */
export const dayFillColumns = defineColumns<keyof OrderDayFills>('field', {
  last_fill_date: { header: 'Last fill on', kind: 'date' },
  last_fill_date_qty: { header: 'Filled that day', kind: 'quantity' },
});

/** An amount at a market price reveals that price, so it counts as market data. */
export const amountColumns = defineColumns<keyof OrderAmounts>('field', {
  target_usd: { header: 'Target USD', kind: 'usd', ...MARKET_DATA },
  filled_usd: { header: 'Filled USD', kind: 'usd' },
  open_usd: { header: 'Open USD', kind: 'usd', ...MARKET_DATA },
  remaining_usd: { header: 'Remaining USD', kind: 'usd', ...MARKET_DATA },
  avg_daily_notional: { header: 'Avg daily notional', kind: 'usd', total: COMMON },
});
