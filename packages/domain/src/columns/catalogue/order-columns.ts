import type { OrderIdentity, OrderState, OrderTerms } from '../../entities/parent-order.ts';
import { defineColumns } from '../define-columns.ts';

/** The bell shows these two fields, so they have no column. */
type OrderStateColumn = Exclude<keyof OrderState, 'event_log' | 'new_logs'>;

export const stateColumns = defineColumns<OrderStateColumn>('field', {
  status: { header: 'Status', kind: 'status', isUrgent: true },
  auto_trading_status: { header: 'Auto', kind: 'auto-trading', isUrgent: true },
  global_auto_trading_status: { header: 'Global auto', kind: 'on-off', isUrgent: true },
  aggregation_status: { header: 'Aggregation', kind: 'on-off' },
  diagnostic_info: { header: 'Reject reason', kind: 'text', width: 240, quotesMarket: true },
  order_receive_time_since_epoch_milliseconds: { header: 'Received', kind: 'time-of-day', width: 80 },
  last_update_timestamp: { header: 'Updated', kind: 'time' },
});

export const termColumns = defineColumns<keyof OrderTerms>('field', {
  order_side: { header: 'Side', kind: 'side', names: ['side'] },
  order_type: { header: 'Type', kind: 'choice' },
  limit_price: { header: 'Limit', kind: 'limit' },
  time_in_force: { header: 'TIF', kind: 'choice', width: 64 },
});

export const identityColumns = defineColumns<keyof OrderIdentity>('field', {
  parent_order_numeric_id: { header: 'Order id', kind: 'id', names: ['id', 'order'], isInEveryFile: true },
  client_order_id: { header: 'Client order id', kind: 'id', names: ['clordid'] },
  client_id: { header: 'Client', kind: 'id' },
  account: { header: 'Account', kind: 'choice', isInEveryFile: true },
  alloc_account: { header: 'Sub-account', kind: 'choice', width: 132, names: ['alloc'] },
  trader_id: { header: 'Trader', kind: 'choice' },
  list_name: { header: 'List', kind: 'text' },
  trade_date: { header: 'Trade date', kind: 'date' },
});
