import { defineColumns } from '../define-columns.ts';

/** Values made of several fields; what is made of the last price needs the permit to see it. */
export const computedColumns = defineColumns('computed', {
  percent_change: { header: '% Chg', kind: 'change', permission: 'market_data_permit' },
  arrival_change: { header: '% Chg from arrival', kind: 'change', permission: 'market_data_permit' },
  to_trade: { header: 'To Trade', kind: 'quantity' },
  percent_ahead: { header: '% Ahead', kind: 'percent-ahead' },
  percent_i_volume: { header: '% I-Volume', kind: 'percent' },
});
